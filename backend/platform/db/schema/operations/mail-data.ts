import type { userRoles } from '@/lib/contract/accounts/account'
import type { EntryField, Outcome } from '@/lib/contract/administration/own-organization'
import type { Locale } from '@/lib/contract/common/locale'

/** Access requested at sign-up. */
export type RequestedAccess = 'members' | 'jobs' | 'both'

type UserRole = (typeof userRoles)[number]

export type FactorChange =
  | 'totp-added'
  | 'totp-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'factors-removed'
  | 'recovery-codes-made'

export type TeamChange =
  | 'key-made'
  | 'key-ended'
  | 'invited'
  | 'joined'
  | 'left'
  | 'removed'
  | 'owner'
  | 'member'
  | 'inherited'

/** Data of each mail. `name` is the salutation, `url` the target of its button, `by` the actor. */
export interface MailData {
  /** `at` is the time of the sign-up. */
  'verify-email': { name: string; url: string; at: string }
  'verify-new-email': { name: string; url: string }
  /** To the current address. `url` stops the change. */
  'email-change-requested': { name: string; newEmail: string; url: string }
  'email-changed': { name: string; newEmail: string }
  /** After a sign-up with the address of an account. `url` leads to the form for a new password. */
  'email-taken': { name: string; url: string }
  'password-reset': { name: string; url: string }
  'password-changed': { name: string; isReset?: boolean }
  /** After wrong passwords. `url` leads to the form for a new password. */
  'login-locked': { name: string; url: string }
  'second-factor-changed': { name: string; change: FactorChange }
  'registration-received': { name: string }
  /** To administrators, with data of the applicant. `url` leads to the account. */
  'registration-notice': {
    name: string
    email: string
    organization: string
    access: RequestedAccess
    url: string
  }
  'account-activated': { name: string; url: string }
  'account-refused': { name: string; reason: string }
  'account-deleted': { name: string }
  /**
   * To the address of the deleted account. `email` is the address of the remaining account.
   * `leftTeam` is a team that keeps the ads of the deleted account.
   */
  'account-merged': { name: string; email: string; leftTeam?: string }
  /** `list` and `topics` are display names, `at` is the time of the request. */
  'confirm-subscription': { name: string; list: string; topics: string; at: string; url: string }
  /**
   * `about` describes a job alert, `url` leads to the settings, `unsubscribeUrl` is also a header
   * (RFC 8058).
   */
  'subscription-confirmed': { name: string; list: string; about: string; url: string; unsubscribeUrl: string }
  /** After the sign-up of an address that is subscribed already. */
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
  /** To owners of an ad. `until` is its last day, `views` may be empty, `url` renews it. */
  'job-ends-soon': { name: string; title: string; until: string; views: string; url: string; listUrl: string }
  /** To owners of an ad that the office withdrew. `listUrl` leads to their ads. */
  'job-withdrawn': { name: string; title: string; reason: string; listUrl: string }
  /** To owners of an ad that the office has deleted. */
  'job-deleted': { name: string; title: string; listUrl: string }
  /** To owners of a withdrawn ad that they may publish again. */
  'job-unblocked': { name: string; title: string; listUrl: string }
  /**
   * New ads. `about` describes the filter ('' for all ads), `more` is the number of further ads,
   * `url` leads to the settings. Not sent after the end of the subscription.
   */
  'job-alert': {
    subscription: number
    about: string
    jobs: { title: string; facts: string; deadline: string; url: string }[]
    more: number
    boardUrl: string
    url: string
    unsubscribeUrl: string
  }
  /** To delegates. `delegate` is the name of the new or former delegate; '' if it was deleted. */
  'delegate-changed': { name: string; organization: string; delegate: string; isAdded: boolean }
  /** To the author of the proposals. `url` leads to the organization in the account. */
  'proposal-decided': {
    name: string
    organization: string
    /** `is_online` is false while visitors cannot see the accepted value. */
    outcomes: { field: EntryField; outcome: Outcome['outcome']; reason: string; is_online?: boolean }[]
    url: string
  }
  /** To delegates, with the entry. `url` confirms it, `formUrl` leads to the form for changes. */
  'confirm-entry': {
    name: string
    organization: string
    facts: { field: EntryField; value: string }[]
    url: string
    formUrl: string
  }
  /**
   * To the owners and the affected member. `what` is the name of the key, address or member. `by`
   * is '' for automatic changes.
   */
  'job-team-changed': { name: string; team: string; by: string; change: TeamChange; what: string }
  /** `by` is '' for the command line. */
  'role-changed': { name: string; by: string; before: UserRole; after: UserRole }
  /** `passkey` is its display name. */
  'passkey-copied': { name: string; passkey: string }
  /** `url` leads to the page that accepts the invitation. */
  'job-team-invitation': { name: string; team: string; invitedBy: string; url: string }
  /** To editors in a thread. `title` is the title of the page, `url` opens the comments. */
  'page-comment': { name: string; by: string; title: string; text: string; url: string }
  /** To an editor. `note` may be ''. */
  'review-requested': { name: string; by: string; title: string; note: string; url: string }
  /** To the requesting editor. `answer` may be ''. */
  'review-decided': {
    name: string
    by: string
    title: string
    state: 'approved' | 'returned'
    answer: string
    url: string
  }
  /**
   * To users who may confirm a publication after its planner has lost the right. `by` is the
   * planner; '' for a deleted account.
   */
  'plan-unconfirmed': { name: string; title: string; by: string; at: string; url: string }
  /** To the planner of a publication or dispatch. `newAt` is the new time; null if canceled. */
  'plan-changed': { name: string; title: string; by: string; at: string; newAt: string | null; isDispatch?: boolean }
  /** To recipients of a form's answers. `subject` may be '', `url` leads to all answers. */
  'form-answer': {
    form: string
    subject: string
    facts: { label: string; value: string }[]
    replyTo: string | null
    url: string
  }
  /** To the requesting administrator. `url` leads to the hub. */
  'test-mail': { name: string; url: string }
  /** An issue to a subscriber, composed when it is sent, or a draft to a user (`testOf`). */
  'newsletter-issue': DispatchedMailData
  /** A press release to a subscriber, or a test to a user. */
  'press-release': DispatchedMailData
}

type DispatchedMailData = { dispatch: number; subscription: number } | { testOf: number }

export type MailTemplate = keyof MailData

/** Templates of mails with content that is created when they are sent. */
export const dispatchedTemplates = ['newsletter-issue', 'press-release'] as const
export type DispatchedTemplate = (typeof dispatchedTemplates)[number]

/** Templates of mails with fixed content. */
export type LetterTemplate = Exclude<MailTemplate, DispatchedTemplate>

export type MailContent = { [T in LetterTemplate]: { template: T; data: MailData[T] } }[LetterTemplate]

/** The ids of the accounts that a mail names, without the recipient's. */
export interface NamedAccounts {
  namedAccounts: readonly number[]
}

/** Data with links or words in the language of the mail, which the settings may choose. */
type LocalizedData = { url: string } | { listUrl: string } | { topics: string }

/** Data of a mail; localized data as a function of the language of the mail. */
export type MailDataSource<T extends LetterTemplate> = MailData[T] extends LocalizedData
  ? (locale: Locale) => MailData[T] | Promise<MailData[T]>
  : MailData[T]

/**
 * A mail, and the language of its reader. Without `dueAt`, the mail is sent at once. A mail that
 * names a user has the ids of the named accounts.
 */
export type Mail = { to: string; locale: Locale; dueAt?: Date | null } & {
  [T in LetterTemplate]: { template: T; data: MailDataSource<T> } & (MailData[T] extends
    | { by: string }
    | { invitedBy: string }
    | { delegate: string }
    ? NamedAccounts
    : { namedAccounts?: never })
}[LetterTemplate]
