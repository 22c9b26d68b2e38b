from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.proposal_summary import ProposalSummary
    from ..models.quota import Quota


T = TypeVar("T", bound="ProposalList")


@_attrs_define
class ProposalList:
    """
    Attributes:
        data (list[ProposalSummary]): Newest first, without line items.
        count (int): Length of data.
        has_more (bool):
        next_cursor (None | str):
        quota (Quota): In every answer where the account is known, errors too.
    """

    data: list[ProposalSummary]
    count: int
    has_more: bool
    next_cursor: None | str
    quota: Quota
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        count = self.count

        has_more = self.has_more

        next_cursor: None | str
        next_cursor = self.next_cursor

        quota = self.quota.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "count": count,
                "has_more": has_more,
                "next_cursor": next_cursor,
                "quota": quota,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.proposal_summary import ProposalSummary  # noqa: PLC0415
        from ..models.quota import Quota  # noqa: PLC0415

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = ProposalSummary.from_dict(data_item_data)

            data.append(data_item)

        count = d.pop("count")

        has_more = d.pop("has_more")

        def _parse_next_cursor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_cursor = _parse_next_cursor(d.pop("next_cursor"))

        quota = Quota.from_dict(d.pop("quota"))

        proposal_list = cls(
            data=data,
            count=count,
            has_more=has_more,
            next_cursor=next_cursor,
            quota=quota,
        )

        proposal_list.additional_properties = d
        return proposal_list

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
