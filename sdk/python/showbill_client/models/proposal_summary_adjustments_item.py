from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.proposal_summary_adjustments_item_kind import ProposalSummaryAdjustmentsItemKind

T = TypeVar("T", bound="ProposalSummaryAdjustmentsItem")


@_attrs_define
class ProposalSummaryAdjustmentsItem:
    """
    Attributes:
        kind (ProposalSummaryAdjustmentsItemKind):
        label (str):
        amount (float): Signed.
    """

    kind: ProposalSummaryAdjustmentsItemKind
    label: str
    amount: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        label = self.label

        amount = self.amount

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "label": label,
                "amount": amount,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = ProposalSummaryAdjustmentsItemKind(d.pop("kind"))

        label = d.pop("label")

        amount = d.pop("amount")

        proposal_summary_adjustments_item = cls(
            kind=kind,
            label=label,
            amount=amount,
        )

        proposal_summary_adjustments_item.additional_properties = d
        return proposal_summary_adjustments_item

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
