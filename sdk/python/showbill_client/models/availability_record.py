from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AvailabilityRecord")


@_attrs_define
class AvailabilityRecord:
    """
    Attributes:
        day (datetime.date):
        catalog_item_id (UUID):
        owned (int):
        in_repair (int):
        lost (int):
        firm (int): On accepted proposals.
        provisional (int): On proposals that are sent and not won; does not reduce free.
        overdue (int): Dispatched, past the last day of their job, and not back.
        free (int): owned − in_repair − lost − firm − overdue. Negative: overbooked on that day.
    """

    day: datetime.date
    catalog_item_id: UUID
    owned: int
    in_repair: int
    lost: int
    firm: int
    provisional: int
    overdue: int
    free: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        day = self.day.isoformat()

        catalog_item_id = str(self.catalog_item_id)

        owned = self.owned

        in_repair = self.in_repair

        lost = self.lost

        firm = self.firm

        provisional = self.provisional

        overdue = self.overdue

        free = self.free

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "day": day,
                "catalog_item_id": catalog_item_id,
                "owned": owned,
                "in_repair": in_repair,
                "lost": lost,
                "firm": firm,
                "provisional": provisional,
                "overdue": overdue,
                "free": free,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        day = datetime.date.fromisoformat(d.pop("day"))

        catalog_item_id = UUID(d.pop("catalog_item_id"))

        owned = d.pop("owned")

        in_repair = d.pop("in_repair")

        lost = d.pop("lost")

        firm = d.pop("firm")

        provisional = d.pop("provisional")

        overdue = d.pop("overdue")

        free = d.pop("free")

        availability_record = cls(
            day=day,
            catalog_item_id=catalog_item_id,
            owned=owned,
            in_repair=in_repair,
            lost=lost,
            firm=firm,
            provisional=provisional,
            overdue=overdue,
            free=free,
        )

        availability_record.additional_properties = d
        return availability_record

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
