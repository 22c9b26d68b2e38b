"""Contains all the data models used in inputs/outputs"""

from .account import Account
from .account_plan import AccountPlan
from .availability import Availability
from .availability_record import AvailabilityRecord
from .create_proposal import CreateProposal
from .create_proposal_client_type_0 import CreateProposalClientType0
from .create_proposal_event import CreateProposalEvent
from .create_webhook import CreateWebhook
from .create_webhook_events_type_0_item import CreateWebhookEventsType0Item
from .created_webhook import CreatedWebhook
from .created_webhook_events_item import CreatedWebhookEventsItem
from .deleted_webhook import DeletedWebhook
from .early_payment import EarlyPayment
from .error import Error
from .error_error import ErrorError
from .error_error_code import ErrorErrorCode
from .event import Event
from .event_data import EventData
from .event_data_adjustments_item import EventDataAdjustmentsItem
from .event_data_adjustments_item_kind import EventDataAdjustmentsItemKind
from .event_data_client_type_0 import EventDataClientType0
from .event_data_drafted_by import EventDataDraftedBy
from .event_data_event import EventDataEvent
from .event_data_status import EventDataStatus
from .event_type import EventType
from .line_item import LineItem
from .line_item_category import LineItemCategory
from .line_item_unit import LineItemUnit
from .list_proposals_status import ListProposalsStatus
from .payment_schedule_row import PaymentScheduleRow
from .proposal import Proposal
from .proposal_adjustments_item import ProposalAdjustmentsItem
from .proposal_adjustments_item_kind import ProposalAdjustmentsItemKind
from .proposal_client_type_0 import ProposalClientType0
from .proposal_drafted_by import ProposalDraftedBy
from .proposal_event import ProposalEvent
from .proposal_list import ProposalList
from .proposal_status import ProposalStatus
from .proposal_summary import ProposalSummary
from .proposal_summary_adjustments_item import ProposalSummaryAdjustmentsItem
from .proposal_summary_adjustments_item_kind import ProposalSummaryAdjustmentsItemKind
from .proposal_summary_client_type_0 import ProposalSummaryClientType0
from .proposal_summary_drafted_by import ProposalSummaryDraftedBy
from .proposal_summary_event import ProposalSummaryEvent
from .proposal_summary_status import ProposalSummaryStatus
from .quota import Quota

__all__ = (
    "Account",
    "AccountPlan",
    "Availability",
    "AvailabilityRecord",
    "CreatedWebhook",
    "CreatedWebhookEventsItem",
    "CreateProposal",
    "CreateProposalClientType0",
    "CreateProposalEvent",
    "CreateWebhook",
    "CreateWebhookEventsType0Item",
    "DeletedWebhook",
    "EarlyPayment",
    "Error",
    "ErrorError",
    "ErrorErrorCode",
    "Event",
    "EventData",
    "EventDataAdjustmentsItem",
    "EventDataAdjustmentsItemKind",
    "EventDataClientType0",
    "EventDataDraftedBy",
    "EventDataEvent",
    "EventDataStatus",
    "EventType",
    "LineItem",
    "LineItemCategory",
    "LineItemUnit",
    "ListProposalsStatus",
    "PaymentScheduleRow",
    "Proposal",
    "ProposalAdjustmentsItem",
    "ProposalAdjustmentsItemKind",
    "ProposalClientType0",
    "ProposalDraftedBy",
    "ProposalEvent",
    "ProposalList",
    "ProposalStatus",
    "ProposalSummary",
    "ProposalSummaryAdjustmentsItem",
    "ProposalSummaryAdjustmentsItemKind",
    "ProposalSummaryClientType0",
    "ProposalSummaryDraftedBy",
    "ProposalSummaryEvent",
    "ProposalSummaryStatus",
    "Quota",
)
