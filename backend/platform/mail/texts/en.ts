import type { RequestedAccess } from '../../db/schema/operations/mail-data'
import type { Organization } from '../organization'
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

const notYou = ({ email }: Organization) =>
  `Was this not you? Then please contact us at once${email && `: ${email}`}.`

/** Mails in English. */
export const en: MailTexts = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  closing: 'Kind regards',
  addressHint: 'If the link does not open, please copy this address into your browser:',
  automatic: 'This e-mail was sent automatically.',
  letters: {
    'verify-email': ({ name, url, at }) => ({
      subject: 'Please confirm your e-mail address',
      preheader: 'One click and your registration is complete.',
      reader: name,
      paragraphs: ['You registered with us using this e-mail address. Please confirm that it is yours.'],
      facts: [{ label: 'Time of registration', value: at }],
      action: { label: 'Confirm e-mail address', url },
      afterwards: [
        'The link is valid for three days.',
        'You did not register, or not at that time? Then please confirm nothing: without confirmation the details will be deleted.',
      ],
    }),
    'verify-new-email': ({ name, url }) => ({
      subject: 'Please confirm your new e-mail address',
      preheader: 'Until then your present address remains valid.',
      reader: name,
      paragraphs: [
        'This new e-mail address was given for your account. Once you have confirmed it, you log in with it. Until then your present address remains valid.',
      ],
      action: { label: 'Confirm new address', url },
      afterwards: [
        'The link is valid for three days.',
        'You have no account with us, or did not mean to change anything? Then there is nothing to do.',
      ],
    }),
    'email-change-requested': ({ name, newEmail, url }) => ({
      subject: 'Your e-mail address is about to be changed',
      preheader: 'This was not you? Then please stop the change.',
      reader: name,
      paragraphs: [
        `Your account is to get the e-mail address ${newEmail}. Once it is confirmed, it takes the place of this one.`,
        'You asked for this yourself? Then there is nothing to do here.',
        'This was not you? Then somebody else has probably got into your account. Please stop the change at once: your address stays, and all devices are logged out.',
      ],
      action: { label: 'Stop the change', url },
      afterwards: ['The link works until the new address is confirmed, for three days at most.'],
    }),
    'email-changed': ({ name, newEmail }, organization) => ({
      subject: 'Your e-mail address was changed',
      preheader: 'Was this not you? Then please contact us at once.',
      reader: name,
      paragraphs: [
        `The e-mail address of your account is now ${newEmail}. From now on you log in with it, and we write to it.`,
      ],
      afterwards: [notYou(organization)],
    }),
    'email-taken': ({ name, url }) => ({
      subject: 'You already have an account',
      preheader: 'You do not need a second one.',
      reader: name,
      paragraphs: [
        'Your e-mail address was just given for an account. You already have one with it and do not need a second: simply log in.',
        'You have forgotten your password? You can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: ['Was this not you? Then there is nothing to do. Nothing about your account has changed.'],
    }),
    'password-reset': ({ name, url }) => ({
      subject: 'Set a new password',
      preheader: 'The link is valid for one hour.',
      reader: name,
      paragraphs: ['A new password was requested for your account. You can set it here:'],
      action: { label: 'Set a new password', url },
      afterwards: [
        'The link is valid for one hour and works once.',
        'Was this not you? Then there is nothing to do: your password stays as it is.',
      ],
    }),
    'password-changed': ({ name }, organization) => ({
      subject: 'Your password was changed',
      preheader: 'Was this not you? Then please contact us at once.',
      reader: name,
      paragraphs: [
        'The password of your account has just been changed. You are now logged out on all other devices.',
      ],
      afterwards: [notYou(organization)],
    }),
    'login-locked': ({ name, url }) => ({
      subject: 'Somebody entered a wrong password several times',
      preheader: 'You can still log in on your own devices.',
      reader: name,
      paragraphs: [
        'A wrong password was entered several times for your account. For a quarter of an hour we therefore accept no login on unknown devices. On devices where you have logged in before you still can.',
        'You have forgotten your password? You can request a new one here:',
      ],
      action: { label: 'Request a new password', url },
      afterwards: [
        'Was this not you? Then there is nothing to do: nobody has logged in. Should the attempts go on, we will not write again within a day.',
      ],
    }),
    'second-factor-changed': ({ name, change }, organization) => ({
      ...factorChanges.en[change],
      preheader: 'Was this not you? Then please contact us at once.',
      reader: name,
      afterwards: [notYou(organization)],
    }),
    'registration-received': ({ name }) => ({
      subject: 'We have received your registration',
      preheader: 'We check your details and then activate your account.',
      reader: name,
      paragraphs: [
        'Thank you. Your e-mail address is confirmed and we have received your registration.',
        'We check your details and then activate your account. We will write to you as soon as that is done.',
      ],
    }),
    'registration-notice': ({ name, email, organization, access }) => ({
      subject: `New registration: ${name}`,
      preheader: 'An account is waiting to be activated.',
      paragraphs: ['A new account is waiting to be activated. Its e-mail address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
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
      preheader: 'We could not activate your account.',
      reader: name,
      paragraphs: [
        'Thank you for your registration. Unfortunately we could not activate your account, and have deleted your details.',
      ],
      facts: [{ label: 'Reason', value: reason }],
    }),
    'account-deleted': ({ name }, organization) => ({
      subject: 'Your account was deleted',
      preheader: 'Your details have been removed.',
      reader: name,
      paragraphs: [
        'Your account was deleted, and with it your details and your job advertisements. You will receive no further e-mail from us about it.',
      ],
      afterwards: [notYou(organization)],
    }),
    'confirm-subscription': ({ name, list, topics, at, url }) => ({
      subject: `Please confirm your subscription: ${list}`,
      preheader: 'One click and you are on the list.',
      reader: name,
      paragraphs: [
        `This e-mail address was given for our ${list}. Please confirm that you would like to receive it.`,
      ],
      facts: [
        { label: 'What it is about', value: topics },
        { label: 'Time of sign-up', value: at },
      ],
      action: { label: 'Confirm subscription', url },
      afterwards: [
        'The link is valid for seven days.',
        'You did not sign up? Then please confirm nothing: without confirmation the details will be deleted after seven days.',
      ],
    }),
    'subscription-confirmed': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Welcome to our ${list}`,
      preheader: 'Your subscription is confirmed.',
      reader: name,
      paragraphs: [
        about
          ? `Thank you: we write to you from now on when new job ads come onto the board. Your search: ${about}. You can change how often and in which language at any time:`
          : `Thank you: your address is now on our ${list}. You can change topics, name and language at any time:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [`You unsubscribe in one click here: ${unsubscribeUrl}`],
    }),
    'subscription-exists': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `You are already on our ${list}`,
      preheader: 'Nothing has changed.',
      reader: name,
      paragraphs: [
        about
          ? `Your e-mail address was just given for our ${list}. We write to you about this search already, and nothing has changed: ${about}. You can change how often and in which language here:`
          : `Your e-mail address was just given for our ${list}. It is on the list already, and nothing has changed. You can change topics, name and language here:`,
      ],
      action: { label: 'Change settings', url },
      afterwards: [
        `You unsubscribe in one click here: ${unsubscribeUrl}`,
        'Was this not you? Then there is nothing to do.',
      ],
    }),
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
      subject: `New on the press mailing list: ${name}`,
      preheader: 'The address is confirmed.',
      paragraphs: ['Somebody has joined the press mailing list. The e-mail address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Medium', value: medium },
        { label: 'Function', value: position },
        { label: 'E-mail', value: email },
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
        'If the ad is to end as planned, there is nothing to do.',
        'The link is good until the ad ends. Please do not pass this e-mail on: whoever has the link can renew the ad.',
        `Here you can change the ad or take it back: ${listUrl}`,
      ],
    }),
    'job-withdrawn': ({ name, title, reason, listUrl }) => ({
      subject: 'Your job ad was withdrawn',
      preheader: 'This mail says why.',
      reader: name,
      paragraphs: [`Your job ad “${title}” is no longer online. We have withdrawn it.`],
      facts: [{ label: 'Reason', value: reason }],
      action: { label: 'To my job ads', url: listUrl },
    }),
    'job-alert': ({ about, jobs, more, boardUrl, url, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0]
          ? `New position: ${jobs[0].title}`
          : `${jobs.length + more} new positions for you`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [about === '' ? 'New on the job board:' : `New on the job board for your search ${about}:`],
      entries: jobs.map(({ title, facts, deadline, url: address }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, apply by ${deadline}`,
        url: address,
      })),
      action: { label: more > 0 ? `See all, the other ${more} too` : 'See all that fit', url: boardUrl },
      afterwards: [
        `How often we write to you is up to you: ${url}`,
        `One click ends this alert: ${unsubscribeUrl}`,
      ],
    }),
    ...accessMails.en,
    ...entryMails.en,
    ...feedbackMails.en,
    ...siteMails.en,
    'job-team-invitation': ({ name, team, invitedBy, url }) => ({
      subject: `Keep job advertisements together: ${team}`,
      preheader: `${invitedBy} invites you.`,
      reader: name,
      paragraphs: [
        `${invitedBy} invites you to keep the job advertisements of “${team}” together: everybody in the team sees, changes, publishes and deletes them.`,
        'For this you need an account with access to the job board. If you have none yet, please apply for one first and open this link again afterwards.',
        'You can bring advertisements of your own into the team. You will be asked when you accept.',
      ],
      action: { label: 'See the invitation', url },
      afterwards: [
        'The link is valid for fourteen days and can be accepted once.',
        'This is not for you? Then there is nothing to do.',
      ],
    }),
  },
}
