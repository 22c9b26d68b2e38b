from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PaymentScheduleRow")


@_attrs_define
class PaymentScheduleRow:
    """
    Attributes:
        label (str): In the language of the proposal.
        due (str): YYYY-MM-DD, or, while that day is not known: acceptance, acceptance+DAYS, event-DAYS, event+DAYS or
            event_end+DAYS. A day that is over when the proposal is accepted becomes the day of acceptance. Example:
            2027-02-12.
        amount (float):
        paid (float): Of amount.
    """

    label: str
    due: str
    amount: float
    paid: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        label = self.label

        due = self.due

        amount = self.amount

        paid = self.paid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "label": label,
                "due": due,
                "amount": amount,
                "paid": paid,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        label = d.pop("label")

        due = d.pop("due")

        amount = d.pop("amount")

        paid = d.pop("paid")

        payment_schedule_row = cls(
            label=label,
            due=due,
            amount=amount,
            paid=paid,
        )

        payment_schedule_row.additional_properties = d
        return payment_schedule_row

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
