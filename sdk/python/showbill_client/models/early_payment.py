from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="EarlyPayment")


@_attrs_define
class EarlyPayment:
    """
    Attributes:
        percent (float): Of total.
        amount (float): What is taken off. The total and payment_schedule are without it.
        due (str): By when all of total less amount is paid: YYYY-MM-DD, or, while that day is not known: acceptance,
            acceptance+DAYS, event-DAYS, event+DAYS or event_end+DAYS. Example: 2027-02-12.
    """

    percent: float
    amount: float
    due: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        percent = self.percent

        amount = self.amount

        due = self.due

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "percent": percent,
                "amount": amount,
                "due": due,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        percent = d.pop("percent")

        amount = d.pop("amount")

        due = d.pop("due")

        early_payment = cls(
            percent=percent,
            amount=amount,
            due=due,
        )

        early_payment.additional_properties = d
        return early_payment

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
