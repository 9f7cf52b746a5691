import type { Grant } from './end-grants'

/**
 * Every column that refers to an account. `grant` is the kind of grant that a session creates there
 * and `endAccess` ends; `stays` is the reason why the row remains.
 */
export const references: Readonly<Record<string, { grant: Grant } | { stays: string }>> = {
  'job_team_invitations.invited_by': { grant: 'team-invitations' },
  'job_api_keys.created_by': { grant: 'team-keys' },
  'preview_links.created_by': { grant: 'preview-links' },

  'one_time_keys.user_id': { stays: 'Mailed keys have their own column in the table of `endAccess`.' },
  'sessions.user_id': { stays: 'Sessions have their own column in the table of `endAccess`.' },
  'pending_logins.user_id': { stays: 'They end with the sessions.' },
  'totp_authenticators.user_id': {
    stays:
      'A reset by mail must not remove the factor that protects against a stolen mailbox. Adding one asks for a proof and is mailed.',
  },
  'passkeys.user_id': { stays: 'As authenticator apps. The owner sees and removes them in the profile.' },
  'recovery_codes.user_id': { stays: 'As authenticator apps. They go with the last factor.' },

  'job_team_members.user_id': {
    stays:
      'A membership works only for who is logged in. Joining and becoming an owner is mailed to the owners, who remove members.',
  },
  'organization_delegates.user_id': {
    stays:
      'The office gives it to an account, which has to log in, and each change of it is logged. Confirmations are mailed to active accounts alone.',
  },
  'organization_proposals.user_id': {
    stays: 'A proposal changes nothing before the office has decided on it.',
  },
  'organization_proposals.decided_by': { stays: 'It says who decided.' },
  'organization_confirmations.confirmed_by': { stays: 'It says who confirmed.' },
  'page_versions.author_id': { stays: 'It says who wrote it.' },
  'schedules.planned_by': {
    stays:
      'A plan of an account that may not publish any more waits: the office is shown it and confirms or cancels it.',
  },

  'jobs.owner_id': {
    stays: 'An ad is content, which the office withdraws. Its renewal needs an owner who may log in.',
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
    stays: 'It says who made it. A replacement changes working copies alone.',
  },
  'trashed_pages.deleted_by': { stays: 'It says who deleted it.' },
}

/**
 * Every column with the hash of a secret, and the reason why it does not outlive the access of an
 * account.
 */
export const secrets: Readonly<Record<string, string>> = {
  'job_team_invitations.key_hash': 'Ended with its grant.',
  'job_api_keys.key_hash': 'Ended with its grant.',
  'preview_links.key_hash': 'Ended with its grant.',
  'one_time_keys.key_hash': 'Ended by `endAccess`.',
  'sessions.token_hash': 'Ended by `endAccess`.',
  'pending_logins.token_hash': 'Ended with the sessions.',
  'subscriptions.confirm_key_hash': 'It belongs to an address, not to an account.',
}
