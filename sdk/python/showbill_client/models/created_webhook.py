from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.created_webhook_events_item import CreatedWebhookEventsItem

if TYPE_CHECKING:
    from ..models.quota import Quota


T = TypeVar("T", bound="CreatedWebhook")


@_attrs_define
class CreatedWebhook:
    """
    Attributes:
        id (UUID):
        url (str): As it was given.
        events (list[CreatedWebhookEventsItem]):
        created_at (datetime.datetime):
        signing_secret (str): whsec_ and base64 of 32 bytes. Shown here and never again.
        quota (Quota): In every answer where the account is known, errors too.
    """

    id: UUID
    url: str
    events: list[CreatedWebhookEventsItem]
    created_at: datetime.datetime
    signing_secret: str
    quota: Quota
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        url = self.url

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.value
            events.append(events_item)

        created_at = self.created_at.isoformat()

        signing_secret = self.signing_secret

        quota = self.quota.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "events": events,
                "created_at": created_at,
                "signing_secret": signing_secret,
                "quota": quota,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.quota import Quota  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        url = d.pop("url")

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = CreatedWebhookEventsItem(events_item_data)

            events.append(events_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        signing_secret = d.pop("signing_secret")

        quota = Quota.from_dict(d.pop("quota"))

        created_webhook = cls(
            id=id,
            url=url,
            events=events,
            created_at=created_at,
            signing_secret=signing_secret,
            quota=quota,
        )

        created_webhook.additional_properties = d
        return created_webhook

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
