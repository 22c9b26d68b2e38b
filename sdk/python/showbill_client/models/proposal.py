from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.proposal_drafted_by import ProposalDraftedBy
from ..models.proposal_status import ProposalStatus
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.early_payment import EarlyPayment
    from ..models.line_item import LineItem
    from ..models.payment_schedule_row import PaymentScheduleRow
    from ..models.proposal_adjustments_item import ProposalAdjustmentsItem
    from ..models.proposal_client_type_0 import ProposalClientType0
    from ..models.proposal_event import ProposalEvent
    from ..models.quota import Quota


T = TypeVar("T", bound="Proposal")


@_attrs_define
class Proposal:
    """
    Attributes:
        id (UUID):
        number (str):  Example: P-2026-0042.
        status (ProposalStatus):
        title (str):
        currency (str):
        subtotal (float): Sum of the totals of the lines that are not optional.
        total (float): subtotal plus the amounts of all adjustments.
        scope_summary (str):
        adjustments (list[ProposalAdjustmentsItem]): What is added to and taken off subtotal, in the order multi_day,
            discount, surcharge, tax. Several of kind discount or surcharge may follow each other. Each is rounded once to
            the smallest unit of the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2); multi_day is the
            sum over lines of what is so rounded for each.
        unmet (list[str]): What was asked for and the catalogue lacks.
        assumptions (list[str]): What was taken for granted, in the brief's language. Never shown to the client.
        questions (list[str]): What to ask the client before sending, in the brief's language. Never shown to the
            client.
        event (ProposalEvent):
        client (None | ProposalClientType0):
        drafted_by (ProposalDraftedBy):
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
        line_items (list[LineItem]):
        quota (Quota): In every answer where the account is known, errors too.
        cost (float | None | Unset): Only for a key with the scope money. Of the lines in the total; null where the cost
            of one of them is not known.
        margin (float | None | Unset): Only for a key with the scope money. total without tax less cost; null where the
            cost of a line in the total is not known.
        payment_schedule (list[PaymentScheduleRow] | Unset): What is to be paid and when, in order of days: the amounts
            add up to total. Empty where the company set no payment terms. Fixed when the proposal is accepted. Left out
            only in an answer that an earlier version kept for retries.
        early_payment (EarlyPayment | None | Unset): What is taken off where all of it is paid early; null where nothing
            of the kind is offered, or its day was over before acceptance. Left out only in an answer that an earlier
            version kept for retries.
    """

    id: UUID
    number: str
    status: ProposalStatus
    title: str
    currency: str
    subtotal: float
    total: float
    scope_summary: str
    adjustments: list[ProposalAdjustmentsItem]
    unmet: list[str]
    assumptions: list[str]
    questions: list[str]
    event: ProposalEvent
    client: None | ProposalClientType0
    drafted_by: ProposalDraftedBy
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
    line_items: list[LineItem]
    quota: Quota
    cost: float | None | Unset = UNSET
    margin: float | None | Unset = UNSET
    payment_schedule: list[PaymentScheduleRow] | Unset = UNSET
    early_payment: EarlyPayment | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.early_payment import EarlyPayment  # noqa: PLC0415
        from ..models.proposal_client_type_0 import ProposalClientType0  # noqa: PLC0415

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
        if isinstance(self.client, ProposalClientType0):
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

        line_items = []
        for line_items_item_data in self.line_items:
            line_items_item = line_items_item_data.to_dict()
            line_items.append(line_items_item)

        quota = self.quota.to_dict()

        cost: float | None | Unset
        if isinstance(self.cost, Unset):
            cost = UNSET
        else:
            cost = self.cost

        margin: float | None | Unset
        if isinstance(self.margin, Unset):
            margin = UNSET
        else:
            margin = self.margin

        payment_schedule: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.payment_schedule, Unset):
            payment_schedule = []
            for payment_schedule_item_data in self.payment_schedule:
                payment_schedule_item = payment_schedule_item_data.to_dict()
                payment_schedule.append(payment_schedule_item)

        early_payment: dict[str, Any] | None | Unset
        if isinstance(self.early_payment, Unset):
            early_payment = UNSET
        elif isinstance(self.early_payment, EarlyPayment):
            early_payment = self.early_payment.to_dict()
        else:
            early_payment = self.early_payment

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
                "line_items": line_items,
                "quota": quota,
            }
        )
        if cost is not UNSET:
            field_dict["cost"] = cost
        if margin is not UNSET:
            field_dict["margin"] = margin
        if payment_schedule is not UNSET:
            field_dict["payment_schedule"] = payment_schedule
        if early_payment is not UNSET:
            field_dict["early_payment"] = early_payment

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.early_payment import EarlyPayment  # noqa: PLC0415
        from ..models.line_item import LineItem  # noqa: PLC0415
        from ..models.payment_schedule_row import PaymentScheduleRow  # noqa: PLC0415
        from ..models.proposal_adjustments_item import ProposalAdjustmentsItem  # noqa: PLC0415
        from ..models.proposal_client_type_0 import ProposalClientType0  # noqa: PLC0415
        from ..models.proposal_event import ProposalEvent  # noqa: PLC0415
        from ..models.quota import Quota  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        number = d.pop("number")

        status = ProposalStatus(d.pop("status"))

        title = d.pop("title")

        currency = d.pop("currency")

        subtotal = d.pop("subtotal")

        total = d.pop("total")

        scope_summary = d.pop("scope_summary")

        adjustments = []
        _adjustments = d.pop("adjustments")
        for adjustments_item_data in _adjustments:
            adjustments_item = ProposalAdjustmentsItem.from_dict(adjustments_item_data)

            adjustments.append(adjustments_item)

        unmet = cast(list[str], d.pop("unmet"))

        assumptions = cast(list[str], d.pop("assumptions"))

        questions = cast(list[str], d.pop("questions"))

        event = ProposalEvent.from_dict(d.pop("event"))

        def _parse_client(data: object) -> None | ProposalClientType0:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                client_type_0 = ProposalClientType0.from_dict(data)

                return client_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | ProposalClientType0, data)

        client = _parse_client(d.pop("client"))

        drafted_by = ProposalDraftedBy(d.pop("drafted_by"))

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

        line_items = []
        _line_items = d.pop("line_items")
        for line_items_item_data in _line_items:
            line_items_item = LineItem.from_dict(line_items_item_data)

            line_items.append(line_items_item)

        quota = Quota.from_dict(d.pop("quota"))

        def _parse_cost(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        cost = _parse_cost(d.pop("cost", UNSET))

        def _parse_margin(data: object) -> float | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(float | None | Unset, data)

        margin = _parse_margin(d.pop("margin", UNSET))

        _payment_schedule = d.pop("payment_schedule", UNSET)
        payment_schedule: list[PaymentScheduleRow] | Unset = UNSET
        if _payment_schedule is not UNSET:
            payment_schedule = []
            for payment_schedule_item_data in _payment_schedule:
                payment_schedule_item = PaymentScheduleRow.from_dict(payment_schedule_item_data)

                payment_schedule.append(payment_schedule_item)

        def _parse_early_payment(data: object) -> EarlyPayment | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                early_payment_type_0 = EarlyPayment.from_dict(data)

                return early_payment_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EarlyPayment | None | Unset, data)

        early_payment = _parse_early_payment(d.pop("early_payment", UNSET))

        proposal = cls(
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
            line_items=line_items,
            quota=quota,
            cost=cost,
            margin=margin,
            payment_schedule=payment_schedule,
            early_payment=early_payment,
        )

        proposal.additional_properties = d
        return proposal

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
