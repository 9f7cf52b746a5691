import type { Grant } from './end-grants'

/** Columns that say who wrote, changed or decided something. */
const authors = [
  ...['organization_proposals.decided_by', 'organization_confirmations.confirmed_by'],
  ...['page_versions.author_id', 'jobs.changed_by', 'html_selections.updated_by', 'images.created_by'],
  ...['images.updated_by', 'media_folders.updated_by', 'modules.updated_by', 'pages.updated_by'],
  ...['page_texts.updated_by', 'page_texts.edited_by', 'page_comments.author_id'],
  ...['page_comments.resolved_by', 'page_reviews.decided_by', 'record_versions.user_id'],
  ...['record_versions.proposed_by', 'saved_blocks.created_by', 'trashed_pages.deleted_by'],
]

type Reference = { grant: Grant } | { stays: string } | { proved: string }

/**
 * Every column that refers to an account. `grant` is the kind of grant that the row is, which
 * `endAccess` ends. `stays` is the reason why the row remains, `proved` the reason if the row gives
 * a right and needs a recent proof.
 */
export const references: Readonly<Record<string, Reference>> = {
  ...Object.fromEntries(authors.map((name) => [name, { stays: 'It says who acted.' }])),
  'job_team_invitations.invited_by': { grant: 'team-invitations' },
  'job_api_keys.created_by': { grant: 'team-keys' },
  'preview_links.created_by': { grant: 'preview-links' },
  'schedules.planned_by': { grant: 'schedules' },
  'dispatches.planned_by': { grant: 'dispatches' },

  'one_time_keys.user_id': { stays: 'Mailed keys have their own column in the table of `endAccess`.' },
  'sessions.user_id': { stays: 'Sessions have their own column in the table of `endAccess`.' },
  'pending_logins.user_id': { stays: 'They end with the sessions.' },
  'totp_authenticators.user_id': {
    proved:
      'A password reset by mail must not remove the factor that protects against a stolen mailbox. Adding an app requires a proof, and the owner gets a mail.',
  },
  'passkeys.user_id': {
    proved: 'For the same reasons as authenticator apps. The owner sees passkeys in the profile and can remove them.',
  },
  'recovery_codes.user_id': {
    proved: 'For the same reasons as authenticator apps. They are deleted with the last factor.',
  },

  'job_team_members.user_id': {
    proved:
      'A membership gives rights only to a logged-in user. Invitations and owners require a proof. The owners get a mail when a user joins or becomes an owner, and they can remove members.',
  },
  'organization_delegates.user_id': {
    proved:
      'The office makes an account a delegate. Each change requires a proof and is logged. A delegate has to log in, and confirmations are mailed only to active accounts.',
  },
  'organization_proposals.user_id': { stays: 'A proposal changes nothing before the office has decided on it.' },

  'blocked_texts.user_id': { stays: 'It denies a right to publish.' },
  'jobs.owner_id': {
    stays: 'An ad is content, which the office can withdraw. Only an owner who may log in can renew it.',
  },
  'user_union_members.user_id': {
    proved:
      'A logged-in member reads the entry of the union, but no further files. The office names the members with a proof.',
  },
  'page_reviews.requested_by': { stays: 'A review gives no right.' },
  'page_reviews.reviewer_id': { stays: 'A review gives no right.' },
  'text_replacements.created_by': { stays: 'It says who made it. A replacement changes only working copies.' },
}

/**
 * Every column with the hash of a secret, and the reason why the secret stops working when the
 * access of its account ends.
 */
export const secrets: Readonly<Record<string, string>> = {
  'job_team_invitations.key_hash': 'Deleted with its grant.',
  'job_api_keys.key_hash': 'Deleted with its grant.',
  'preview_links.key_hash': 'Revoked with its grant.',
  'one_time_keys.key_hash': 'Deleted by `endAccess`.',
  'sessions.token_hash': 'Deleted by `endAccess`.',
  'pending_logins.token_hash': 'Deleted with the sessions.',
  'subscriptions.confirm_key_hash': 'It belongs to an address, not to an account.',
}
