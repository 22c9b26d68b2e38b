-- An event that is sent to try a subscription tells of no proposal.
alter table events alter column proposal_id drop not null;
