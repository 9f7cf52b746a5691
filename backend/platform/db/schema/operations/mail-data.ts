import type { userRoles } from '@/lib/contract/accounts/account'
import type { Outcome, ProposalField } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** Which part of the members' area someone asked for at sign-up. */
export type RequestedAccess = 'members' | 'jobs' | 'both'

type UserRole = (typeof userRoles)[number]

/** What changed about the second factor of an account. */
export type FactorChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factors-removed'
  | 'recovery-codes-made'

/** What changed about who gets at the job ads of a team. */
export type TeamChange = 'key-made' | 'key-ended' | 'invited' | 'joined' | 'owner' | 'member' | 'inherited'

/** What each mail says beyond its fixed texts. `name` is how the reader is addressed, `url` where the mail leads. */
export interface MailData {
  /** `at` says when the sign-up was made. */
  'verify-email': { name: string; url: string; at: string }
  'verify-new-email': { name: string; url: string }
  /** To the present address, `url` stops the change. */
  'email-change-requested': { name: string; newEmail: string; url: string }
  'email-changed': { name: string; newEmail: string }
  /**
   * A sign-up with an address that has an account; `url` leads to the page where a new password is requested.
   */
  'email-taken': { name: string; url: string }
  'password-reset': { name: string; url: string }
  'password-changed': { name: string }
  /** Wrong passwords were tried; `url` leads to the page where a new one is requested. */
  'login-locked': { name: string; url: string }
  'second-factor-changed': { name: string; change: FactorChange }
  'registration-received': { name: string }
  /** To the administration; `name`, `email` and `organization` are the applicant's. */
  'registration-notice': { name: string; email: string; organization: string; access: RequestedAccess }
  'account-activated': { name: string; url: string }
  'account-refused': { name: string; reason: string }
  'account-deleted': { name: string }
  /** `list` and `topics` are their names, `at` says when it was asked for. */
  'confirm-subscription': { name: string; list: string; topics: string; at: string; url: string }
  /** `about` is what a job alert is for, empty for other lists; `url` leads to the settings; `unsubscribeUrl` goes into the header for mail programs, too (RFC 8058). */
  'subscription-confirmed': {
    name: string
    list: string
    about: string
    url: string
    unsubscribeUrl: string
  }
  /** Somebody signed up an address that is on the list. */
  'subscription-exists': { name: string; list: string; about: string; url: string; unsubscribeUrl: string }
  /** To the press office, about a subscriber. */
  'press-subscription-notice': {
    name: string
    email: string
    medium: string
    position: string
    phone: string
    topics: string
  }
  /** To owners of a job ad; `until` is its last day, `views` is empty where nobody has looked at it, `url` renews it. */
  'job-ends-soon': { name: string; title: string; until: string; views: string; url: string; listUrl: string }
  /** To owners of a job ad that the office took back; `listUrl` leads to their ads. */
  'job-withdrawn': { name: string; title: string; reason: string; listUrl: string }
  /** New job ads for a filter (`about` in words, empty for all), and how many `more` there are; `url` leads to the alert's settings. */
  'job-alert': {
    about: string
    jobs: { title: string; facts: string; deadline: string; url: string }[]
    more: number
    boardUrl: string
    url: string
    unsubscribeUrl: string
  }
  /** To who proposed changes to an organization's entry: what became of each; `url` leads to the organization's page of the account. */
  'proposal-decided': {
    name: string
    organization: string
    outcomes: { field: ProposalField; outcome: Outcome['outcome']; reason: string }[]
    url: string
  }
  /** To delegates of an organization, with what its entry says; `url` confirms it, `formUrl` leads to where changes are proposed. */
  'confirm-entry': {
    name: string
    organization: string
    facts: { field: ProposalField; value: string }[]
    url: string
    formUrl: string
  }
  /** `url` leads to where it is accepted. */
  /** To the owners of a team and to the member concerned: `what` names the key, the invited address or the member; `by` is empty where it is nobody’s doing. */
  'job-team-changed': { name: string; team: string; by: string; change: TeamChange; what: string }
  /** `by` is empty where it was done at the command line. */
  'role-changed': { name: string; by: string; before: UserRole; after: UserRole }
  /** `passkey` is what its owner calls it. */
  'passkey-copied': { name: string; passkey: string }
  'job-team-invitation': { name: string; team: string; invitedBy: string; url: string }
  /** To an editor who is mentioned or takes part in a thread; `title` is the page's, `url` opens it with its comments. */
  'page-comment': { name: string; by: string; title: string; text: string; url: string }
  /** To an editor; `note` may be empty. */
  'review-requested': { name: string; by: string; title: string; note: string; url: string }
  /** To the editor who requested the review; `answer` may be empty. */
  'review-decided': {
    name: string
    by: string
    title: string
    state: 'approved' | 'returned'
    answer: string
    url: string
  }
  /**
   * To who may confirm a publication whose planner may not publish any more; `by` is empty for a
   * deleted account.
   */
  'plan-unconfirmed': { name: string; title: string; by: string; at: string; url: string }
  /** To who gets the answers to a form; `subject` may be empty, `url` leads to all of them. */
  'form-answer': {
    form: string
    subject: string
    facts: { label: string; value: string }[]
    replyTo: string | null
    url: string
  }
  /** To the administrator who asked for it; `url` leads to the hub. */
  'test-mail': { name: string; url: string }
}

export type MailTemplate = keyof MailData

/** The template of a mail and what it needs. */
export type MailContent = { [T in MailTemplate]: { template: T; data: MailData[T] } }[MailTemplate]

/** A mail to one reader, in the reader's language. */
export type Mail = MailContent & { to: string; locale: Locale }
