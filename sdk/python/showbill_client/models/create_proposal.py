from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.create_proposal_client_type_0 import CreateProposalClientType0
    from ..models.create_proposal_event import CreateProposalEvent


T = TypeVar("T", bound="CreateProposal")


@_attrs_define
class CreateProposal:
    """
    Attributes:
        event (CreateProposalEvent):
        title (None | str | Unset): Generated from venue and size when left out.
        client (CreateProposalClientType0 | None | Unset): Creates a new client; not together with client_id.
        client_id (None | str | Unset): Attaches an existing client.
        currency (None | str | Unset): ISO 4217 code for which the company has an exchange rate. Defaults to the
            company's currency. Example: GBP.
    """

    event: CreateProposalEvent
    title: None | str | Unset = UNSET
    client: CreateProposalClientType0 | None | Unset = UNSET
    client_id: None | str | Unset = UNSET
    currency: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.create_proposal_client_type_0 import CreateProposalClientType0  # noqa: PLC0415

        event = self.event.to_dict()

        title: None | str | Unset
        if isinstance(self.title, Unset):
            title = UNSET
        else:
            title = self.title

        client: dict[str, Any] | None | Unset
        if isinstance(self.client, Unset):
            client = UNSET
        elif isinstance(self.client, CreateProposalClientType0):
            client = self.client.to_dict()
        else:
            client = self.client

        client_id: None | str | Unset
        if isinstance(self.client_id, Unset):
            client_id = UNSET
        else:
            client_id = self.client_id

        currency: None | str | Unset
        if isinstance(self.currency, Unset):
            currency = UNSET
        else:
            currency = self.currency

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "event": event,
            }
        )
        if title is not UNSET:
            field_dict["title"] = title
        if client is not UNSET:
            field_dict["client"] = client
        if client_id is not UNSET:
            field_dict["client_id"] = client_id
        if currency is not UNSET:
            field_dict["currency"] = currency

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.create_proposal_client_type_0 import CreateProposalClientType0  # noqa: PLC0415
        from ..models.create_proposal_event import CreateProposalEvent  # noqa: PLC0415

        d = dict(src_dict)
        event = CreateProposalEvent.from_dict(d.pop("event"))

        def _parse_title(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        title = _parse_title(d.pop("title", UNSET))

        def _parse_client(data: object) -> CreateProposalClientType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                client_type_0 = CreateProposalClientType0.from_dict(data)

                return client_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CreateProposalClientType0 | None | Unset, data)

        client = _parse_client(d.pop("client", UNSET))

        def _parse_client_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        client_id = _parse_client_id(d.pop("client_id", UNSET))

        def _parse_currency(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        currency = _parse_currency(d.pop("currency", UNSET))

        create_proposal = cls(
            event=event,
            title=title,
            client=client,
            client_id=client_id,
            currency=currency,
        )

        create_proposal.additional_properties = d
        return create_proposal

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
