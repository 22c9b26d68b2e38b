from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.availability_record import AvailabilityRecord
    from ..models.quota import Quota


T = TypeVar("T", bound="Availability")


@_attrs_define
class Availability:
    """
    Attributes:
        data (list[AvailabilityRecord]): By day, then name of the product, then its id.
        count (int): Length of data.
        quota (Quota): In every answer where the account is known, errors too.
    """

    data: list[AvailabilityRecord]
    count: int
    quota: Quota
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        count = self.count

        quota = self.quota.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "count": count,
                "quota": quota,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.availability_record import AvailabilityRecord  # noqa: PLC0415
        from ..models.quota import Quota  # noqa: PLC0415

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = AvailabilityRecord.from_dict(data_item_data)

            data.append(data_item)

        count = d.pop("count")

        quota = Quota.from_dict(d.pop("quota"))

        availability = cls(
            data=data,
            count=count,
            quota=quota,
        )

        availability.additional_properties = d
        return availability

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
