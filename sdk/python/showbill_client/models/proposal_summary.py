from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.proposal_summary_drafted_by import ProposalSummaryDraftedBy
from ..models.proposal_summary_status import ProposalSummaryStatus

if TYPE_CHECKING:
    from ..models.proposal_summary_adjustments_item import ProposalSummaryAdjustmentsItem
    from ..models.proposal_summary_client_type_0 import ProposalSummaryClientType0
    from ..models.proposal_summary_event import ProposalSummaryEvent


T = TypeVar("T", bound="ProposalSummary")


@_attrs_define
class ProposalSummary:
    """
    Attributes:
        id (UUID):
        number (str):  Example: P-2026-0042.
        status (ProposalSummaryStatus):
        title (str):
        currency (str):
        subtotal (float): Sum of the totals of the lines that are not optional.
        total (float): subtotal plus the amounts of all adjustments.
        scope_summary (str):
        adjustments (list[ProposalSummaryAdjustmentsItem]): What is added to and taken off subtotal, in the order
            multi_day, discount, surcharge, tax. Several of kind discount or surcharge may follow each other. Each is
            rounded once to the smallest unit of the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2);
            multi_day is the sum over lines of what is so rounded for each.
        unmet (list[str]): What was asked for and the catalogue lacks.
        assumptions (list[str]): What was taken for granted, in the brief's language. Never shown to the client.
        questions (list[str]): What to ask the client before sending, in the brief's language. Never shown to the
            client.
        event (ProposalSummaryEvent):
        client (None | ProposalSummaryClientType0):
        drafted_by (ProposalSummaryDraftedBy):
        version (int):
        replaces (None | UUID):
        share_url (str): The client's view.
        app_url (str): The proposal in the web application.
        valid_until (datetime.date | None):
        created_at (datetime.datetime):
        updated_at (datetime.datetime):
        sent_at (datetime.datetime | None):
        viewed_at (datetime.datetime | None):
        accepted_at (datetime.datetime | None):
        declined_at (datetime.datetime | None):
    """

    id: UUID
    number: str
    status: ProposalSummaryStatus
    title: str
    currency: str
    subtotal: float
    total: float
    scope_summary: str
    adjustments: list[ProposalSummaryAdjustmentsItem]
    unmet: list[str]
    assumptions: list[str]
    questions: list[str]
    event: ProposalSummaryEvent
    client: None | ProposalSummaryClientType0
    drafted_by: ProposalSummaryDraftedBy
    version: int
    replaces: None | UUID
    share_url: str
    app_url: str
    valid_until: datetime.date | None
    created_at: datetime.datetime
    updated_at: datetime.datetime
    sent_at: datetime.datetime | None
    viewed_at: datetime.datetime | None
    accepted_at: datetime.datetime | None
    declined_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.proposal_summary_client_type_0 import ProposalSummaryClientType0  # noqa: PLC0415

        id = str(self.id)

        number = self.number

        status = self.status.value

        title = self.title

        currency = self.currency

        subtotal = self.subtotal

        total = self.total

        scope_summary = self.scope_summary

        adjustments = []
        for adjustments_item_data in self.adjustments:
            adjustments_item = adjustments_item_data.to_dict()
            adjustments.append(adjustments_item)

        unmet = self.unmet

        assumptions = self.assumptions

        questions = self.questions

        event = self.event.to_dict()

        client: dict[str, Any] | None
        if isinstance(self.client, ProposalSummaryClientType0):
            client = self.client.to_dict()
        else:
            client = self.client

        drafted_by = self.drafted_by.value

        version = self.version

        replaces: None | str
        if isinstance(self.replaces, UUID):
            replaces = str(self.replaces)
        else:
            replaces = self.replaces

        share_url = self.share_url

        app_url = self.app_url

        valid_until: None | str
        if isinstance(self.valid_until, datetime.date):
            valid_until = self.valid_until.isoformat()
        else:
            valid_until = self.valid_until

        created_at = self.created_at.isoformat()

        updated_at = self.updated_at.isoformat()

        sent_at: None | str
        if isinstance(self.sent_at, datetime.datetime):
            sent_at = self.sent_at.isoformat()
        else:
            sent_at = self.sent_at

        viewed_at: None | str
        if isinstance(self.viewed_at, datetime.datetime):
            viewed_at = self.viewed_at.isoformat()
        else:
            viewed_at = self.viewed_at

        accepted_at: None | str
        if isinstance(self.accepted_at, datetime.datetime):
            accepted_at = self.accepted_at.isoformat()
        else:
            accepted_at = self.accepted_at

        declined_at: None | str
        if isinstance(self.declined_at, datetime.datetime):
            declined_at = self.declined_at.isoformat()
        else:
            declined_at = self.declined_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "number": number,
                "status": status,
                "title": title,
                "currency": currency,
                "subtotal": subtotal,
                "total": total,
                "scope_summary": scope_summary,
                "adjustments": adjustments,
                "unmet": unmet,
                "assumptions": assumptions,
                "questions": questions,
                "event": event,
                "client": client,
                "drafted_by": drafted_by,
                "version": version,
                "replaces": replaces,
                "share_url": share_url,
                "app_url": app_url,
                "valid_until": valid_until,
                "created_at": created_at,
                "updated_at": updated_at,
                "sent_at": sent_at,
                "viewed_at": viewed_at,
                "accepted_at": accepted_at,
                "declined_at": declined_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.proposal_summary_adjustments_item import ProposalSummaryAdjustmentsItem  # noqa: PLC0415
        from ..models.proposal_summary_client_type_0 import ProposalSummaryClientType0  # noqa: PLC0415
        from ..models.proposal_summary_event import ProposalSummaryEvent  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        status = ProposalSummaryStatus(d.pop("status"))

        title = d.pop("title")

        currency = d.pop("currency")

        subtotal = d.pop("subtotal")

        total = d.pop("total")

        scope_summary = d.pop("scope_summary")

        adjustments = []
        _adjustments = d.pop("adjustments")
        for adjustments_item_data in _adjustments:
            adjustments_item = ProposalSummaryAdjustmentsItem.from_dict(adjustments_item_data)

            adjustments.append(adjustments_item)

        unmet = cast(list[str], d.pop("unmet"))

        assumptions = cast(list[str], d.pop("assumptions"))

        questions = cast(list[str], d.pop("questions"))

        event = ProposalSummaryEvent.from_dict(d.pop("event"))

        def _parse_client(data: object) -> None | ProposalSummaryClientType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                client_type_0 = ProposalSummaryClientType0.from_dict(data)

                return client_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ProposalSummaryClientType0, data)

        client = _parse_client(d.pop("client"))

        drafted_by = ProposalSummaryDraftedBy(d.pop("drafted_by"))

        version = d.pop("version")

        def _parse_replaces(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                replaces_type_0 = UUID(data)

                return replaces_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        replaces = _parse_replaces(d.pop("replaces"))

        share_url = d.pop("share_url")

        app_url = d.pop("app_url")

        def _parse_valid_until(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                valid_until_type_0 = datetime.date.fromisoformat(data)

                return valid_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        valid_until = _parse_valid_until(d.pop("valid_until"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        updated_at = datetime.datetime.fromisoformat(d.pop("updated_at"))

        def _parse_sent_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sent_at_type_0 = datetime.datetime.fromisoformat(data)

                return sent_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        sent_at = _parse_sent_at(d.pop("sent_at"))

        def _parse_viewed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                viewed_at_type_0 = datetime.datetime.fromisoformat(data)

                return viewed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        viewed_at = _parse_viewed_at(d.pop("viewed_at"))

        def _parse_accepted_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                accepted_at_type_0 = datetime.datetime.fromisoformat(data)

                return accepted_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        accepted_at = _parse_accepted_at(d.pop("accepted_at"))

        def _parse_declined_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                declined_at_type_0 = datetime.datetime.fromisoformat(data)

                return declined_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        declined_at = _parse_declined_at(d.pop("declined_at"))

        proposal_summary = cls(
            id=id,
            number=number,
            status=status,
            title=title,
            currency=currency,
            subtotal=subtotal,
            total=total,
            scope_summary=scope_summary,
            adjustments=adjustments,
            unmet=unmet,
            assumptions=assumptions,
            questions=questions,
            event=event,
            client=client,
            drafted_by=drafted_by,
            version=version,
            replaces=replaces,
            share_url=share_url,
            app_url=app_url,
            valid_until=valid_until,
            created_at=created_at,
            updated_at=updated_at,
            sent_at=sent_at,
            viewed_at=viewed_at,
            accepted_at=accepted_at,
            declined_at=declined_at,
        )

        proposal_summary.additional_properties = d
        return proposal_summary

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
