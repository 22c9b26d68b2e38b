from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateProposalEvent")


@_attrs_define
class CreateProposalEvent:
    """
    Attributes:
        description (str): The event in plain words: 1 to 10,000 characters after trimming. Example: Two-day sales
            conference for 250 in Leeds, keynote stage, panel of four, evening party with DJ..
        date (datetime.date | None | Unset): First day, YYYY-MM-DD. Example: 2027-03-12.
        venue (None | str | Unset): City or venue name. Affects regional pricing. Example: Corn Exchange, Leeds.
        attendees (float | None | Unset): Drives equipment sizing. Example: 250.
        days (float | None | Unset): Defaults to 1. Example: 2.
    """

    description: str
    date: datetime.date | None | Unset = UNSET
    venue: None | str | Unset = UNSET
    attendees: float | None | Unset = UNSET
    days: float | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        description = self.description

        date: None | str | Unset
        if isinstance(self.date, Unset):
            date = UNSET
        elif isinstance(self.date, datetime.date):
            date = self.date.isoformat()
        else:
            date = self.date

        venue: None | str | Unset
        if isinstance(self.venue, Unset):
            venue = UNSET
        else:
            venue = self.venue

        attendees: float | None | Unset
        if isinstance(self.attendees, Unset):
            attendees = UNSET
        else:
            attendees = self.attendees

        days: float | None | Unset
        if isinstance(self.days, Unset):
            days = UNSET
        else:
            days = self.days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "description": description,
            }
        )
        if date is not UNSET:
            field_dict["date"] = date
        if venue is not UNSET:
            field_dict["venue"] = venue
        if attendees is not UNSET:
            field_dict["attendees"] = attendees
        if days is not UNSET:
            field_dict["days"] = days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        description = d.pop("description")

        def _parse_date(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                date_type_0 = datetime.date.fromisoformat(data)

                return date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        date = _parse_date(d.pop("date", UNSET))

        def _parse_venue(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        venue = _parse_venue(d.pop("venue", UNSET))

        def _parse_attendees(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        attendees = _parse_attendees(d.pop("attendees", UNSET))

        def _parse_days(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        days = _parse_days(d.pop("days", UNSET))

        create_proposal_event = cls(
            description=description,
            date=date,
            venue=venue,
            attendees=attendees,
            days=days,
        )

        create_proposal_event.additional_properties = d
        return create_proposal_event

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
