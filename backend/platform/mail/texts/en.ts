import type { RequestedAccess } from '../../db/schema/operations/mail-data'
import type { SiteIdentity } from '../site-identity'
import { accessMails } from './access-mails'
import { entryMails } from './entry-mails'
import { factorChanges } from './factor-changes'
import { feedbackMails } from './feedback-mails'
import type { MailTexts } from './letter'
import { siteMails } from './site-mails'

const accesses: Record<RequestedAccess, string> = {
  members: 'Members’ area',
  jobs: 'Job board',
  both: 'Members’ area and job board',
}

const notYou = ({ email }: SiteIdentity) =>
  `If this wasn’t you, please contact us immediately${email && `: ${email}`}.`

/** Mails in English. */
export const en: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  closing: 'Kind regards',
  addressHint: 'If the link doesn’t open, please copy this address into your browser:',
  automatic: 'This email was sent automatically.',
  letters: {
    'verify-email': ({ name, url, at }) => ({
      subject: 'Please confirm your email address',
      preheader: 'After you confirm it, we will review your registration.',
      reader: name,
      paragraphs: ['You registered with us using this email address. Please confirm that it is yours.'],
      facts: [{ label: 'Time of registration', value: at }],
      action: { label: 'Confirm email address', url },
      afterwards: [
        'The link is valid for three days.',
        'If you didn’t register, or not at that time, please don’t confirm: without confirmation, the details will be deleted.',
      ],
    }),
    'verify-new-email': ({ name, url }) => ({
      subject: 'Please confirm your new email address',
      preheader: 'Until then, your current address remains valid.',
      reader: name,
      paragraphs: [
        'This new email address was entered for your account. Once you have confirmed it, use it to log in. Until then, your current address remains valid.',
      ],
      action: { label: 'Confirm new address', url },
      afterwards: [
        'The link is valid for three days.',
        'If you have no account with us or didn’t mean to change anything, you don’t need to do anything.',
      ],
    }),
    'email-change-requested': ({ name, newEmail, url }) => ({
      subject: 'Your email address is about to be changed',
      preheader: 'If this wasn’t you, please stop the change.',
      reader: name,
      paragraphs: [
        `The email address of your account is about to be changed to ${newEmail}. Once the new address is confirmed, it replaces this one.`,
        'If you requested this yourself, you don’t need to do anything.',
        'If this wasn’t you, someone else has probably gained access to your account. Please stop the change immediately: your address stays the same, and all devices are logged out.',
      ],
      action: { label: 'Stop the change', url },
      afterwards: ['The link is valid until the new address is confirmed, for three days at most.'],
    }),
    'email-changed': ({ name, newEmail }, site) => ({
      subject: 'Your email address was changed',
      preheader: 'If this wasn’t you, please contact us immediately.',
      reader: name,
      paragraphs: [
        `The email address of your account is now ${newEmail}. From now on, use it to log in. We will write to you there.`,
      ],
      afterwards: [notYou(site)],
    }),
    'email-taken': ({ name, url }) => ({
      subject: 'You already have an account',
      preheader: 'You don’t need a second one.',
      reader: name,
      paragraphs: [
        'Your email address was just entered for an account. You already have an account with it and don’t need a second one: simply log in.',
        'If you have forgotten your password, you can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: [
        'If this wasn’t you, you don’t need to do anything. Nothing about your account has changed.',
      ],
    }),
    'password-reset': ({ name, url }) => ({
      subject: 'Set a new password',
      preheader: 'The link is valid for one hour.',
      reader: name,
      paragraphs: ['A new password was requested for your account. You can set it here:'],
      action: { label: 'Set a new password', url },
      afterwards: [
        'The link is valid for one hour and can be used only once.',
        'If this wasn’t you, you don’t need to do anything: your password stays the same.',
      ],
    }),
    'password-changed': ({ name }, site) => ({
      subject: 'Your password was changed',
      preheader: 'If this wasn’t you, please contact us immediately.',
      reader: name,
      paragraphs: [
        'The password of your account has just been changed. You are now logged out on all other devices.',
      ],
      afterwards: [notYou(site)],
    }),
    'login-locked': ({ name, url }) => ({
      subject: 'Someone entered a wrong password several times',
      preheader: 'You can still log in on your own devices.',
      reader: name,
      paragraphs: [
        'A wrong password was entered several times for your account. For 15 minutes, we therefore don’t accept logins on unknown devices. You can still log in on devices that you have used before.',
        'If you have forgotten your password, you can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: [
        'If this wasn’t you, you don’t need to do anything: nobody has logged in. If the attempts continue, we won’t write to you again within a day.',
      ],
    }),
    'second-factor-changed': ({ name, change }, site) => ({
      ...factorChanges.en[change],
      preheader: 'If this wasn’t you, please contact us immediately.',
      reader: name,
      afterwards: [notYou(site)],
    }),
    'registration-received': ({ name }) => ({
      subject: 'We have received your registration',
      preheader: 'We will check your details and then activate your account.',
      reader: name,
      paragraphs: [
        'Thank you. Your email address is confirmed and we have received your registration.',
        'We will check your details and then activate your account. We will write to you as soon as that is done.',
      ],
    }),
    'registration-notice': ({ name, email, organization, access }) => ({
      subject: `New registration: ${name}`,
      preheader: 'An account is waiting to be activated.',
      paragraphs: ['A new account is waiting to be activated. Its email address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        { label: 'Organization', value: organization },
        { label: 'Requested access', value: accesses[access] },
      ],
    }),
    'account-activated': ({ name, url }) => ({
      subject: 'Your account is active',
      preheader: 'You can log in now.',
      reader: name,
      paragraphs: ['Your account has been activated. You can log in now.'],
      action: { label: 'Log in', url },
    }),
    'account-refused': ({ name, reason }) => ({
      subject: 'Your registration',
      preheader: 'We couldn’t activate your account.',
      reader: name,
      paragraphs: [
        'Thank you for your registration. Unfortunately, we couldn’t activate your account and have deleted your details.',
      ],
      facts: [{ label: 'Reason', value: reason }],
    }),
    'account-deleted': ({ name }, site) => ({
      subject: 'Your account was deleted',
      preheader: 'Your details have been removed.',
      reader: name,
      paragraphs: [
        'Your account was deleted, along with your details and your job ads. You will receive no further emails from us about it.',
      ],
      afterwards: [notYou(site)],
    }),
    'confirm-subscription': ({ name, list, topics, at, url }) => ({
      subject: `Please confirm your subscription: ${list}`,
      preheader: 'Your subscription starts once you have confirmed it.',
      reader: name,
      paragraphs: [`This email address was entered for our ${list}. Please confirm your subscription.`],
      facts: [
        { label: 'Topics', value: topics },
        { label: 'Time of sign-up', value: at },
      ],
      action: { label: 'Confirm subscription', url },
      afterwards: [
        'The link is valid for seven days.',
        'If you didn’t sign up, please don’t confirm: without confirmation, the details will be deleted after seven days.',
      ],
    }),
    'subscription-confirmed': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Welcome to our ${list}`,
      preheader: 'Your subscription is confirmed.',
      reader: name,
      paragraphs: [
        about
          ? `Thank you. From now on, we will write to you when new job ads appear on the job board. Your search: ${about}. You can change the frequency and language at any time:`
          : `Thank you. Your address is now subscribed to our ${list}. You can change topics, name, and language at any time:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [`Unsubscribe with one click here: ${unsubscribeUrl}`],
    }),
    'subscription-exists': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `You are already subscribed: ${list}`,
      preheader: 'Nothing has changed.',
      reader: name,
      paragraphs: [
        about
          ? `Your email address was just entered for our ${list}. We already write to you about this search, and nothing has changed: ${about}. You can change the frequency and language here:`
          : `Your email address was just entered for our ${list}. It is already subscribed, and nothing has changed. You can change topics, name, and language here:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [
        `Unsubscribe with one click here: ${unsubscribeUrl}`,
        'If this wasn’t you, you don’t need to do anything.',
      ],
    }),
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
      subject: `New on the press mailing list: ${name}`,
      preheader: 'The address is confirmed.',
      paragraphs: ['Someone has joined the press mailing list. The email address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Media outlet', value: medium },
        { label: 'Position', value: position },
        { label: 'Email', value: email },
        { label: 'Phone', value: phone },
        { label: 'Topics', value: topics },
      ],
    }),
    'job-ends-soon': ({ name, title, until, views, url, listUrl }) => ({
      subject: `Online until ${until}: ${title}`,
      preheader: 'One click renews your job ad.',
      reader: name,
      paragraphs: [
        `Your job ad stays on the job board until ${until}. Is the position still open? Then renew the ad, without logging in:`,
      ],
      facts: [
        { label: 'Ad', value: title },
        { label: 'Last day', value: until },
        { label: 'Views so far', value: views },
      ],
      action: { label: 'Renew the ad', url },
      afterwards: [
        'If the ad should end as planned, you don’t need to do anything.',
        'The link is valid until the ad ends. Please don’t forward this email: anyone who has the link can renew the ad.',
        `You can edit or withdraw the ad here: ${listUrl}`,
      ],
    }),
    'job-withdrawn': ({ name, title, reason, listUrl }) => ({
      subject: 'Your job ad was withdrawn',
      preheader: 'This email gives the reason.',
      reader: name,
      paragraphs: [`Your job ad “${title}” is no longer online. We have withdrawn it.`],
      facts: [{ label: 'Reason', value: reason }],
      action: { label: 'Go to my job ads', url: listUrl },
    }),
    'job-alert': ({ about, jobs, more, boardUrl, url, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0] ? `New job: ${jobs[0].title}` : `${jobs.length + more} new jobs for you`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [about === '' ? 'New on the job board:' : `New on the job board for your search ${about}:`],
      entries: jobs.map(({ title, facts, deadline, url: address }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, apply by ${deadline}`,
        url: address,
      })),
      action: {
        label: more > 0 ? `See all, including ${more} more` : 'See all matching jobs',
        url: boardUrl,
      },
      afterwards: [
        `Choose how often we write to you: ${url}`,
        `Unsubscribe with one click here: ${unsubscribeUrl}`,
      ],
    }),
    ...accessMails.en,
    ...entryMails.en,
    ...feedbackMails.en,
    ...siteMails.en,
    'job-team-invitation': ({ name, team, invitedBy, url }) => ({
      subject: `Manage job ads together: ${team}`,
      preheader: `${invitedBy} invites you.`,
      reader: name,
      paragraphs: [
        `${invitedBy} invites you to manage the job ads of “${team}” together: everyone on the team can see, change, publish, and delete them.`,
        'For this, you need an account with access to the job board. If you don’t have one yet, please request one first and then open this link again.',
        'You can bring your own ads into the team. You will be asked when you accept.',
      ],
      action: { label: 'View the invitation', url },
      afterwards: [
        'The link is valid for 14 days and can be accepted once.',
        'If the invitation isn’t for you, you don’t need to do anything.',
      ],
    }),
  },
}
