from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="ProposalSummaryEvent")


@_attrs_define
class ProposalSummaryEvent:
    """
    Attributes:
        description (str):
        date (datetime.date | None):
        venue (None | str):
        attendees (int | None):
        days (int):
    """

    description: str
    date: datetime.date | None
    venue: None | str
    attendees: int | None
    days: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        date: None | str
        if isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        venue: None | str
        venue = self.venue

        attendees: int | None
        attendees = self.attendees

        days = self.days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
                "date": date,
                "venue": venue,
                "attendees": attendees,
                "days": days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        description = d.pop("description")

        def _parse_date(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        date = _parse_date(d.pop("date"))

        def _parse_venue(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        venue = _parse_venue(d.pop("venue"))

        def _parse_attendees(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        attendees = _parse_attendees(d.pop("attendees"))

        days = d.pop("days")

        proposal_summary_event = cls(
            description=description,
            date=date,
            venue=venue,
            attendees=attendees,
            days=days,
        )

        proposal_summary_event.additional_properties = d
        return proposal_summary_event

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
