export interface paths {
    readonly "/v1/inventory/availability": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Availability per product and day
         * @description One record for each tracked product and day of the range, at most 20,000 in all: shorten the range or pass `items` to stay below.
         */
        readonly get: operations["getAvailability"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The account the key belongs to
         * @description Cheap and immediate; meant for checking that a key works.
         */
        readonly get: operations["getAccount"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/proposals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * List proposals
         * @description Newest first, without line items. Poll with `since` set to the newest created_at that you have seen.
         */
        readonly get: operations["listProposals"];
        readonly put?: never;
        /**
         * Create a proposal
         * @description Turns a description of an event into a draft priced from the catalogue. With a language model it takes 20 to 60 seconds: use a time-out of at least 90. With `Accept: application/x-ndjson` the answer tells of each stage in a line of JSON, and of the proposal or the error in the last.
         */
        readonly post: operations["createProposal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/proposals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Fetch a proposal
         * @description The proposal with its line items and current status. Can be used to poll for acceptance.
         */
        readonly get: operations["getProposal"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Subscribe to events
         * @description Events are sent to the url as POST requests, signed as Standard Webhooks 1.0.0 says. The signing secret appears in this answer only.
         */
        readonly post: operations["createWebhook"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/webhooks/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove a subscription
         * @description Nothing more is sent to it; what waited for it is dropped.
         */
        readonly delete: operations["deleteWebhook"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface webhooks {
    readonly "proposal.accepted": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A proposal was accepted
         * @description Sent to subscriptions to `proposal.accepted`.
         */
        readonly post: operations["proposal.accepted"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "proposal.declined": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A proposal was declined
         * @description Sent to subscriptions to `proposal.declined`.
         */
        readonly post: operations["proposal.declined"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "proposal.sent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A proposal was sent
         * @description Sent to subscriptions to `proposal.sent`.
         */
        readonly post: operations["proposal.sent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "proposal.viewed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A client saw a version of a proposal for the first time
         * @description Sent to subscriptions to `proposal.viewed`.
         */
        readonly post: operations["proposal.viewed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export interface components {
    schemas: {
        readonly Account: {
            /** Format: uuid */
            readonly company_id: string;
            readonly company_name: string;
            /**
             * @description ISO 3166-1 alpha-2.
             * @example GB
             */
            readonly country: string;
            /**
             * @description ISO 4217.
             * @example GBP
             */
            readonly currency: string;
            /** @enum {string} */
            readonly plan: "starter" | "business";
            readonly quota: components["schemas"]["Quota"];
        };
        readonly Availability: {
            /** @description Length of data. */
            readonly count: number;
            /** @description By day, then name of the product, then its id. */
            readonly data: readonly components["schemas"]["AvailabilityRecord"][];
            readonly quota: components["schemas"]["Quota"];
        };
        readonly AvailabilityRecord: {
            /** Format: uuid */
            readonly catalog_item_id: string;
            /** Format: date */
            readonly day: string;
            /** @description On accepted proposals. */
            readonly firm: number;
            /** @description owned − in_repair − lost − firm − overdue. Negative: overbooked on that day. */
            readonly free: number;
            readonly in_repair: number;
            readonly lost: number;
            /** @description Dispatched, past the last day of their job, and not back. */
            readonly overdue: number;
            readonly owned: number;
            /** @description On proposals that are sent and not won; does not reduce free. */
            readonly provisional: number;
        };
        readonly CreatedWebhook: {
            /** Format: date-time */
            readonly created_at: string;
            readonly events: readonly ("proposal.sent" | "proposal.viewed" | "proposal.accepted" | "proposal.declined")[];
            /** Format: uuid */
            readonly id: string;
            readonly quota: components["schemas"]["Quota"];
            /** @description whsec_ and base64 of 32 bytes. Shown here and never again. */
            readonly signing_secret: string;
            /** @description As it was given. */
            readonly url: string;
        };
        readonly CreateProposal: {
            /** @description Creates a new client; not together with client_id. */
            readonly client?: {
                readonly company?: string | null;
                readonly email?: string | null;
                readonly name: string;
                readonly notes?: string | null;
                readonly phone?: string | null;
            } | null;
            /** @description Attaches an existing client. */
            readonly client_id?: string | null;
            /**
             * @description ISO 4217 code for which the company has an exchange rate. Defaults to the company's currency.
             * @example GBP
             */
            readonly currency?: string | null;
            readonly event: {
                /**
                 * @description Drives equipment sizing.
                 * @example 250
                 */
                readonly attendees?: number | null;
                /**
                 * @description First day, YYYY-MM-DD.
                 * @example 2027-03-12
                 */
                readonly date?: string | null;
                /**
                 * @description Defaults to 1.
                 * @example 2
                 */
                readonly days?: number | null;
                /**
                 * @description The event in plain words: 1 to 10,000 characters after trimming.
                 * @example Two-day sales conference for 250 in Leeds, keynote stage, panel of four, evening party with DJ.
                 */
                readonly description: string;
                /**
                 * @description City or venue name. Affects regional pricing.
                 * @example Corn Exchange, Leeds
                 */
                readonly venue?: string | null;
            };
            /** @description Generated from venue and size when left out. */
            readonly title?: string | null;
        };
        readonly CreateWebhook: {
            /** @description Kinds of event; all of them when left out. */
            readonly events?: readonly ("proposal.sent" | "proposal.viewed" | "proposal.accepted" | "proposal.declined")[] | null;
            /**
             * @description Where events are sent: https, publicly addressable, at most 2,048 characters.
             * @example https://crm.example.com/hooks/showbill
             */
            readonly url: string;
        };
        readonly DeletedWebhook: {
            /** @constant */
            readonly deleted: true;
            /** Format: uuid */
            readonly id: string;
            readonly quota: components["schemas"]["Quota"];
        };
        readonly EarlyPayment: {
            /** @description What is taken off. The total and payment_schedule are without it. */
            readonly amount: number;
            /**
             * @description By when all of total less amount is paid: YYYY-MM-DD, or, while that day is not known: acceptance, acceptance+DAYS, event-DAYS, event+DAYS or event_end+DAYS.
             * @example 2027-02-12
             */
            readonly due: string;
            /** @description Of total. */
            readonly percent: number;
        };
        readonly Error: {
            readonly error: {
                /**
                 * @description Stable; match on this.
                 * @enum {string}
                 */
                readonly code: "invalid_request" | "unauthorized" | "invalid_key" | "plan_required" | "subscription_inactive" | "scope_required" | "not_found" | "method_not_allowed" | "request_timeout" | "conflict" | "empty_catalog" | "rate_limited" | "quota_exceeded" | "internal_error" | "generation_failed" | "unavailable";
                /** @description With quota_exceeded. */
                readonly limit?: number;
                /** @description What was wrong, where, and what is allowed; for people. */
                readonly message: string;
                /**
                 * @description The field at fault.
                 * @example event.description
                 */
                readonly param?: string;
                /** @description With quota_exceeded. */
                readonly used?: number;
            };
            readonly quota?: components["schemas"]["Quota"];
        };
        readonly Event: {
            /** @description The proposal as a list shows it, at that moment. */
            readonly data: {
                readonly accepted_at: string | null;
                /** @description What is added to and taken off subtotal, in the order multi_day, discount, surcharge, tax. Several of kind discount or surcharge may follow each other. Each is rounded once to the smallest unit of the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2); multi_day is the sum over lines of what is so rounded for each. */
                readonly adjustments: readonly {
                    /** @description Signed. */
                    readonly amount: number;
                    /** @enum {string} */
                    readonly kind: "multi_day" | "discount" | "surcharge" | "tax";
                    readonly label: string;
                }[];
                /**
                 * Format: uri
                 * @description The proposal in the web application.
                 */
                readonly app_url: string;
                /** @description What was taken for granted, in the brief's language. Never shown to the client. */
                readonly assumptions: readonly string[];
                readonly client: {
                    readonly email: string | null;
                    /** Format: uuid */
                    readonly id: string;
                    readonly name: string;
                } | null;
                /** Format: uuid */
                readonly company_id: string;
                /** Format: date-time */
                readonly created_at: string;
                readonly currency: string;
                readonly declined_at: string | null;
                /** @enum {string} */
                readonly drafted_by: "model" | "builtin";
                readonly event: {
                    readonly attendees: number | null;
                    readonly date: string | null;
                    readonly days: number;
                    readonly description: string;
                    readonly venue: string | null;
                };
                /** Format: uuid */
                readonly id: string;
                /** @example P-2026-0042 */
                readonly number: string;
                /** @description What to ask the client before sending, in the brief's language. Never shown to the client. */
                readonly questions: readonly string[];
                readonly replaces: string | null;
                readonly scope_summary: string;
                readonly sent_at: string | null;
                /**
                 * Format: uri
                 * @description The client's view.
                 */
                readonly share_url: string;
                /** @enum {string} */
                readonly status: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled";
                /** @description Sum of the totals of the lines that are not optional. */
                readonly subtotal: number;
                /**
                 * @description Only in a test: an event of the sandbox, or one that was sent by hand.
                 * @constant
                 */
                readonly test?: true;
                readonly title: string;
                /** @description subtotal plus the amounts of all adjustments. */
                readonly total: number;
                /** @description What was asked for and the catalogue lacks. */
                readonly unmet: readonly string[];
                /** Format: date-time */
                readonly updated_at: string;
                readonly valid_until: string | null;
                readonly version: number;
                readonly viewed_at: string | null;
            };
            /**
             * Format: date-time
             * @description When it happened.
             */
            readonly timestamp: string;
            /** @enum {string} */
            readonly type: "proposal.sent" | "proposal.viewed" | "proposal.accepted" | "proposal.declined";
        };
        readonly LineItem: {
            readonly catalog_item_id: string | null;
            /** @enum {string} */
            readonly category: "audio" | "lighting" | "video" | "staging" | "rigging" | "power" | "communications" | "backline" | "furniture" | "structures" | "climate" | "sanitation" | "catering" | "decor" | "crew" | "transport" | "consumables" | "other";
            /** @description Only for a key with the scope money. quantity × unit_cost, and for units that a supplier hires to the company what the supplier takes; null: not known. */
            readonly cost?: number | null;
            readonly days: number;
            /** @description Hours that each unit works in all, where the unit is hour. */
            readonly hours: number | null;
            /** Format: uuid */
            readonly id: string;
            /** @description Outside subtotal and total until the client picks it. */
            readonly is_optional: boolean;
            /** @description Only for a key with the scope money. total less cost; null: not known. */
            readonly margin?: number | null;
            readonly name: string;
            /** @description An option that the client picked at acceptance. */
            readonly picked: boolean;
            /** @description Pricing units: total = quantity × unit_price. */
            readonly quantity: number;
            /** @description Why this line is here, and in this number. */
            readonly reason: string;
            readonly total: number;
            /** @enum {string} */
            readonly unit: "day" | "week" | "hour" | "event" | "each" | "metre" | "square_metre" | "kilometre" | "person";
            /** @description Only for a key with the scope money. What one pricing unit costs the company; null: not known. */
            readonly unit_cost?: number | null;
            readonly unit_price: number;
            /** @description Pieces at one time. */
            readonly units: number;
        };
        readonly PaymentScheduleRow: {
            readonly amount: number;
            /**
             * @description YYYY-MM-DD, or, while that day is not known: acceptance, acceptance+DAYS, event-DAYS, event+DAYS or event_end+DAYS. A day that is over when the proposal is accepted becomes the day of acceptance.
             * @example 2027-02-12
             */
            readonly due: string;
            /** @description In the language of the proposal. */
            readonly label: string;
            /** @description Of amount. */
            readonly paid: number;
        };
        readonly Proposal: {
            readonly accepted_at: string | null;
            /** @description What is added to and taken off subtotal, in the order multi_day, discount, surcharge, tax. Several of kind discount or surcharge may follow each other. Each is rounded once to the smallest unit of the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2); multi_day is the sum over lines of what is so rounded for each. */
            readonly adjustments: readonly {
                /** @description Signed. */
                readonly amount: number;
                /** @enum {string} */
                readonly kind: "multi_day" | "discount" | "surcharge" | "tax";
                readonly label: string;
            }[];
            /**
             * Format: uri
             * @description The proposal in the web application.
             */
            readonly app_url: string;
            /** @description What was taken for granted, in the brief's language. Never shown to the client. */
            readonly assumptions: readonly string[];
            readonly client: {
                readonly email: string | null;
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
            } | null;
            /** @description Only for a key with the scope money. Of the lines in the total; null where the cost of one of them is not known. */
            readonly cost?: number | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly currency: string;
            readonly declined_at: string | null;
            /** @enum {string} */
            readonly drafted_by: "model" | "builtin";
            /** @description What is taken off where all of it is paid early; null where nothing of the kind is offered, or its day was over before acceptance. Left out only in an answer that an earlier version kept for retries. */
            readonly early_payment?: components["schemas"]["EarlyPayment"] | null;
            readonly event: {
                readonly attendees: number | null;
                readonly date: string | null;
                readonly days: number;
                readonly description: string;
                readonly venue: string | null;
            };
            /** Format: uuid */
            readonly id: string;
            readonly line_items: readonly components["schemas"]["LineItem"][];
            /** @description Only for a key with the scope money. total without tax less cost; null where the cost of a line in the total is not known. */
            readonly margin?: number | null;
            /** @example P-2026-0042 */
            readonly number: string;
            /** @description What is to be paid and when, in order of days: the amounts add up to total. Empty where the company set no payment terms. Fixed when the proposal is accepted. Left out only in an answer that an earlier version kept for retries. */
            readonly payment_schedule?: readonly components["schemas"]["PaymentScheduleRow"][];
            /** @description What to ask the client before sending, in the brief's language. Never shown to the client. */
            readonly questions: readonly string[];
            readonly quota: components["schemas"]["Quota"];
            readonly replaces: string | null;
            readonly scope_summary: string;
            readonly sent_at: string | null;
            /**
             * Format: uri
             * @description The client's view.
             */
            readonly share_url: string;
            /** @enum {string} */
            readonly status: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled";
            /** @description Sum of the totals of the lines that are not optional. */
            readonly subtotal: number;
            readonly title: string;
            /** @description subtotal plus the amounts of all adjustments. */
            readonly total: number;
            /** @description What was asked for and the catalogue lacks. */
            readonly unmet: readonly string[];
            /** Format: date-time */
            readonly updated_at: string;
            readonly valid_until: string | null;
            readonly version: number;
            readonly viewed_at: string | null;
        };
        readonly ProposalList: {
            /** @description Length of data. */
            readonly count: number;
            /** @description Newest first, without line items. */
            readonly data: readonly components["schemas"]["ProposalSummary"][];
            readonly has_more: boolean;
            readonly next_cursor: string | null;
            readonly quota: components["schemas"]["Quota"];
        };
        readonly ProposalSummary: {
            readonly accepted_at: string | null;
            /** @description What is added to and taken off subtotal, in the order multi_day, discount, surcharge, tax. Several of kind discount or surcharge may follow each other. Each is rounded once to the smallest unit of the currency, a half towards +infinity (0.5 to 1, -0.5 to 0, -2.5 to -2); multi_day is the sum over lines of what is so rounded for each. */
            readonly adjustments: readonly {
                /** @description Signed. */
                readonly amount: number;
                /** @enum {string} */
                readonly kind: "multi_day" | "discount" | "surcharge" | "tax";
                readonly label: string;
            }[];
            /**
             * Format: uri
             * @description The proposal in the web application.
             */
            readonly app_url: string;
            /** @description What was taken for granted, in the brief's language. Never shown to the client. */
            readonly assumptions: readonly string[];
            readonly client: {
                readonly email: string | null;
                /** Format: uuid */
                readonly id: string;
                readonly name: string;
            } | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly currency: string;
            readonly declined_at: string | null;
            /** @enum {string} */
            readonly drafted_by: "model" | "builtin";
            readonly event: {
                readonly attendees: number | null;
                readonly date: string | null;
                readonly days: number;
                readonly description: string;
                readonly venue: string | null;
            };
            /** Format: uuid */
            readonly id: string;
            /** @example P-2026-0042 */
            readonly number: string;
            /** @description What to ask the client before sending, in the brief's language. Never shown to the client. */
            readonly questions: readonly string[];
            readonly replaces: string | null;
            readonly scope_summary: string;
            readonly sent_at: string | null;
            /**
             * Format: uri
             * @description The client's view.
             */
            readonly share_url: string;
            /** @enum {string} */
            readonly status: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled";
            /** @description Sum of the totals of the lines that are not optional. */
            readonly subtotal: number;
            readonly title: string;
            /** @description subtotal plus the amounts of all adjustments. */
            readonly total: number;
            /** @description What was asked for and the catalogue lacks. */
            readonly unmet: readonly string[];
            /** Format: date-time */
            readonly updated_at: string;
            readonly valid_until: string | null;
            readonly version: number;
            readonly viewed_at: string | null;
        };
        /** @description In every answer where the account is known, errors too. */
        readonly Quota: {
            /** @description Monthly allowance. */
            readonly limit: number;
            /** @description Proposals used of this calendar month's allowance. */
            readonly used: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description `true` where this is the first answer again, to a retry with the same `Idempotency-Key`.
         * @example true
         */
        readonly "Idempotency-Replayed": "true";
        /**
         * @description What is left of the hour for this key: `r` requests now; the oldest one counted leaves the window in `t` seconds.
         * @example "hour";r=59;t=3600
         */
        readonly RateLimit: string;
        /**
         * @description What is allowed: `q` requests of this key in any `w` seconds.
         * @example "hour";q=60;w=3600
         */
        readonly "RateLimit-Policy": string;
        /**
         * @description Names this request; give it to whoever runs the service when something is wrong.
         * @example Vq3yT0ZkR8mA-1f
         */
        readonly "Request-Id": string;
        /**
         * @description Seconds after which the request can be sent again. With `rate_limited` and `unavailable`.
         * @example 30
         */
        readonly "Retry-After": number;
        /**
         * @description How to sign in: `Bearer`, with `error="invalid_token"` where the key that was sent is wrong.
         * @example Bearer
         */
        readonly "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly getAvailability: {
        readonly parameters: {
            readonly query: {
                /** @description First day, YYYY-MM-DD, inclusive. */
                readonly from: string;
                /** @description Ids of catalogue items, separated by commas, up to 200. Every tracked product when left out. */
                readonly items?: string;
                /** @description Last day, YYYY-MM-DD, inclusive; at most 366 days after from. */
                readonly to: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The records of the range. */
            readonly 200: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Availability"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly getAccount: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The account. */
            readonly 200: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Account"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly listProposals: {
        readonly parameters: {
            readonly query?: {
                /** @description next_cursor of the page before; the other parameters stay the same. */
                readonly cursor?: string;
                /** @description 1 to 100; 25 when left out. */
                readonly limit?: number;
                /** @description Only proposals created strictly after it: an ISO 8601 moment with a zone, or a date (midnight UTC). */
                readonly since?: string;
                /** @description Only proposals in this status. */
                readonly status?: "draft" | "sent" | "accepted" | "declined" | "expired" | "cancelled";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A page of the list. */
            readonly 200: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProposalList"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly createProposal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A retry with the same key and body within 24 hours gets the first answer. 1 to 255 characters. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateProposal"];
            };
        };
        readonly responses: {
            /** @description The draft that was made. */
            readonly 201: {
                headers: {
                    readonly "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Proposal"];
                    readonly "application/x-ndjson": string;
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive or scope_required */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description not_found */
            readonly 404: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description empty_catalog */
            readonly 422: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited or quota_exceeded */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description generation_failed */
            readonly 502: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly getProposal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the proposal. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The proposal. */
            readonly 200: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description not_found */
            readonly 404: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly createWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description A retry with the same key and body within 24 hours gets the first answer. 1 to 255 characters. */
                readonly "idempotency-key"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        readonly responses: {
            /** @description The subscription, with its signing secret. */
            readonly 201: {
                headers: {
                    readonly "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedWebhook"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive or scope_required */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description conflict */
            readonly 409: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly deleteWebhook: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the subscription. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 200: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeletedWebhook"];
                };
            };
            /** @description invalid_request */
            readonly 400: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unauthorized or invalid_key */
            readonly 401: {
                headers: {
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description plan_required or subscription_inactive or scope_required */
            readonly 403: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description not_found */
            readonly 404: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request_timeout */
            readonly 408: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description rate_limited */
            readonly 429: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description internal_error */
            readonly 500: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
            /** @description unavailable */
            readonly 503: {
                headers: {
                    readonly RateLimit: components["headers"]["RateLimit"];
                    readonly "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    readonly "Request-Id": components["headers"]["Request-Id"];
                    readonly "Retry-After": components["headers"]["Retry-After"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readonly "proposal.accepted": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the event: the same on every try, and when it is sent again. */
                readonly "webhook-id": string;
                /** @description One signature or more, with a space between them: `v1,` and base64 each. */
                readonly "webhook-signature": string;
                /** @description When this request was signed, in seconds since 1970. */
                readonly "webhook-timestamp": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    readonly type?: "proposal.accepted";
                };
            };
        };
        readonly responses: {
            /** @description Received. Up to 1 KiB of the answer is kept in the log of deliveries. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The subscription ends: nothing more is sent to it. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure: the event is sent again later. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "proposal.declined": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the event: the same on every try, and when it is sent again. */
                readonly "webhook-id": string;
                /** @description One signature or more, with a space between them: `v1,` and base64 each. */
                readonly "webhook-signature": string;
                /** @description When this request was signed, in seconds since 1970. */
                readonly "webhook-timestamp": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    readonly type?: "proposal.declined";
                };
            };
        };
        readonly responses: {
            /** @description Received. Up to 1 KiB of the answer is kept in the log of deliveries. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The subscription ends: nothing more is sent to it. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure: the event is sent again later. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "proposal.sent": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the event: the same on every try, and when it is sent again. */
                readonly "webhook-id": string;
                /** @description One signature or more, with a space between them: `v1,` and base64 each. */
                readonly "webhook-signature": string;
                /** @description When this request was signed, in seconds since 1970. */
                readonly "webhook-timestamp": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    readonly type?: "proposal.sent";
                };
            };
        };
        readonly responses: {
            /** @description Received. Up to 1 KiB of the answer is kept in the log of deliveries. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The subscription ends: nothing more is sent to it. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure: the event is sent again later. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly "proposal.viewed": {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Names the event: the same on every try, and when it is sent again. */
                readonly "webhook-id": string;
                /** @description One signature or more, with a space between them: `v1,` and base64 each. */
                readonly "webhook-signature": string;
                /** @description When this request was signed, in seconds since 1970. */
                readonly "webhook-timestamp": string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Event"] & {
                    /** @constant */
                    readonly type?: "proposal.viewed";
                };
            };
        };
        readonly responses: {
            /** @description Received. Up to 1 KiB of the answer is kept in the log of deliveries. */
            readonly "2XX": {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The subscription ends: nothing more is sent to it. */
            readonly 410: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A failure: the event is sent again later. */
            readonly default: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
