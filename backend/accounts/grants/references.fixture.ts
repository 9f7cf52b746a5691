import type { Grant } from './end-grants'

/**
 * Every column that refers to an account. `grant` is the kind of grant that the row is, which
 * `endAccess` ends. `stays` is the reason why the row remains.
 */
export const references: Readonly<Record<string, { grant: Grant } | { stays: string }>> = {
  'job_team_invitations.invited_by': { grant: 'team-invitations' },
  'job_api_keys.created_by': { grant: 'team-keys' },
  'preview_links.created_by': { grant: 'preview-links' },
  'schedules.planned_by': { grant: 'schedules' },
  'dispatches.planned_by': { grant: 'dispatches' },

  'one_time_keys.user_id': { stays: 'Mailed keys have their own column in the table of `endAccess`.' },
  'sessions.user_id': { stays: 'Sessions have their own column in the table of `endAccess`.' },
  'pending_logins.user_id': { stays: 'They end with the sessions.' },
  'totp_authenticators.user_id': {
    stays:
      'A password reset by mail must not remove the factor that protects against a stolen mailbox. Adding an app requires a proof, and the owner gets a mail.',
  },
  'passkeys.user_id': {
    stays:
      'For the same reasons as authenticator apps. The owner sees passkeys in the profile and can remove them.',
  },
  'recovery_codes.user_id': {
    stays: 'For the same reasons as authenticator apps. They are deleted with the last factor.',
  },

  'job_team_members.user_id': {
    stays:
      'A membership gives rights only to a logged-in user. The owners get a mail when a user joins or becomes an owner, and they can remove members.',
  },
  'organization_delegates.user_id': {
    stays:
      'The office makes an account a delegate. Each change requires a proof and is logged. A delegate has to log in, and confirmations are mailed only to active accounts.',
  },
  'organization_proposals.user_id': {
    stays: 'A proposal changes nothing before the office has decided on it.',
  },
  'organization_proposals.decided_by': { stays: 'It says who decided.' },
  'organization_confirmations.confirmed_by': { stays: 'It says who confirmed.' },
  'page_versions.author_id': { stays: 'It says who wrote it.' },

  'jobs.owner_id': {
    stays: 'An ad is content, which the office can withdraw. Only an owner who may log in can renew it.',
  },
  'jobs.changed_by': { stays: 'It says who changed it.' },
  'user_union_members.user_id': { stays: 'The office keeps who belongs to a union.' },
  'html_selections.updated_by': { stays: 'It says who changed it.' },
  'images.created_by': { stays: 'It says who uploaded it.' },
  'images.updated_by': { stays: 'It says who changed it.' },
  'media_folders.updated_by': { stays: 'It says who changed it.' },
  'modules.updated_by': { stays: 'It says who changed it.' },
  'pages.updated_by': { stays: 'It says who changed it.' },
  'page_texts.updated_by': { stays: 'It says who changed it.' },
  'page_texts.edited_by': { stays: 'It says who changed it.' },
  'page_comments.author_id': { stays: 'It says who wrote it.' },
  'page_comments.resolved_by': { stays: 'It says who resolved it.' },
  'page_reviews.requested_by': { stays: 'A review gives no right.' },
  'page_reviews.reviewer_id': { stays: 'A review gives no right.' },
  'page_reviews.decided_by': { stays: 'It says who decided.' },
  'record_versions.user_id': { stays: 'It says who changed it.' },
  'record_versions.proposed_by': { stays: 'It says who proposed it.' },
  'saved_blocks.created_by': { stays: 'It says who made it.' },
  'text_replacements.created_by': {
    stays: 'It says who made it. A replacement changes only working copies.',
  },
  'trashed_pages.deleted_by': { stays: 'It says who deleted it.' },
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
