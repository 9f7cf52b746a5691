import type { Locale } from '@/lib/contract/common/locale'
import type { RequestedAccess } from '../../db/schema/operations/mail-data'
import type { Letters } from './letter'
import { notYou } from './not-you'

type RegistrationMail =
  | 'registration-received'
  | 'registration-notice'
  | 'account-activated'
  | 'account-refused'
  | 'account-deleted'
  | 'account-merged'

const accesses: Record<Locale, Record<RequestedAccess, string>> = {
  de: { members: 'Mitgliederbereich', jobs: 'Jobbörse', both: 'Mitgliederbereich und Jobbörse' },
  en: { members: 'Members’ area', jobs: 'Job board', both: 'Members’ area and job board' },
}

/** Mails about the activation and the deletion of an account. */
export const registrationMails: Record<Locale, Pick<Letters, RegistrationMail>> = {
  de: {
    'registration-received': () => ({
      subject: 'Ihre Registrierung ist eingegangen',
      preheader: 'Ihre Registrierung wird geprüft.',
      paragraphs: [
        'vielen Dank. Ihre E-Mail-Adresse ist bestätigt, Ihre Registrierung wird in den nächsten Tagen geprüft.',
        'Sie erhalten eine E-Mail, sobald über Ihr Konto entschieden ist.',
      ],
    }),
    'registration-notice': ({ name, email, organization, access, url }) => ({
      isToOffice: true,
      subject: `Neue Registrierung: ${name}`,
      preheader: 'Ein Konto wartet auf die Freischaltung.',
      paragraphs: ['ein neues Konto wartet auf die Freischaltung. Die E-Mail-Adresse ist bestätigt.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'E-Mail', value: email },
        { label: 'Organisation', value: organization },
        { label: 'Gewünschter Zugang', value: accesses.de[access] },
      ],
      ...(url && { action: { label: 'Zum Konto', url } }),
    }),
    'account-activated': ({ url }) => ({
      subject: 'Ihr Konto ist freigeschaltet',
      preheader: 'Sie können sich jetzt anmelden.',
      paragraphs: ['Ihr Konto ist freigeschaltet. Sie können sich jetzt anmelden.'],
      action: { label: 'Zur Anmeldung', url },
    }),
    'account-refused': ({ reason }) => ({
      subject: 'Ihre Registrierung',
      preheader: 'Wir konnten Ihr Konto nicht freischalten.',
      paragraphs: [
        'vielen Dank für Ihre Registrierung. Wir konnten Ihr Konto leider nicht freischalten und haben Ihre Angaben gelöscht.',
      ],
      facts: [{ label: 'Begründung', value: reason }],
    }),
    'account-deleted': (_, site) => ({
      subject: 'Ihr Konto wurde gelöscht',
      preheader: 'Ihre Angaben sind entfernt.',
      paragraphs: [
        'Ihr Konto wurde gelöscht, mit ihm Ihre Angaben und Ihre eigenen Stellenanzeigen. Anzeigen eines Teams bleiben beim Team, ohne Ihre Kontaktdaten. Abonnierte E-Mails können Sie über den Link darin abbestellen. Zum Konto bekommen Sie keine weitere E-Mail.',
      ],
      afterwards: [notYou.de(site)],
    }),
    'account-merged': ({ email, leftTeam }, site) => ({
      subject: 'Ihre Konten wurden zusammengeführt',
      preheader: `Bitte melden Sie sich künftig mit ${email} an.`,
      paragraphs: [
        `Sie hatten zwei Konten bei uns. Wir haben sie zusammengeführt: Das Konto mit dieser E-Mail-Adresse gibt es nicht mehr, das Konto mit der Adresse ${email} bleibt.`,
        'Ihre Stellenanzeigen und Aufgaben gehören jetzt dem bleibenden Konto. Bitte melden Sie sich künftig mit ihm an.',
        ...(leftTeam ? [`Ausgenommen sind die Anzeigen des Teams „${leftTeam}“: Sie bleiben bei diesem Team.`] : []),
      ],
      afterwards: [notYou.de(site)],
    }),
  },
  en: {
    'registration-received': () => ({
      subject: 'We have received your registration',
      preheader: 'Your registration is being reviewed.',
      paragraphs: [
        'Thank you. Your email address is confirmed, and your registration will be reviewed within the next few days.',
        'You will receive an email as soon as a decision about your account has been made.',
      ],
    }),
    'registration-notice': ({ name, email, organization, access, url }) => ({
      isToOffice: true,
      subject: `New registration: ${name}`,
      preheader: 'An account is waiting to be activated.',
      paragraphs: ['A new account is waiting to be activated. Its email address is confirmed.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Email', value: email },
        { label: 'Organization', value: organization },
        { label: 'Requested access', value: accesses.en[access] },
      ],
      ...(url && { action: { label: 'Go to account', url } }),
    }),
    'account-activated': ({ url }) => ({
      subject: 'Your account is active',
      preheader: 'You can log in now.',
      paragraphs: ['Your account has been activated. You can log in now.'],
      action: { label: 'Log in', url },
    }),
    'account-refused': ({ reason }) => ({
      subject: 'Your registration',
      preheader: 'We couldn’t activate your account.',
      paragraphs: [
        'Thank you for your registration. Unfortunately, we couldn’t activate your account and have deleted your details.',
      ],
      facts: [{ label: 'Reason', value: reason }],
    }),
    'account-deleted': (_, site) => ({
      subject: 'Your account was deleted',
      preheader: 'Your details have been removed.',
      paragraphs: [
        'Your account was deleted, along with your details and your own job ads. Ads of a team stay with the team, without your contact details. You can unsubscribe from other mailings with the link in them. You will receive no further emails about the account.',
      ],
      afterwards: [notYou.en(site)],
    }),
    'account-merged': ({ email, leftTeam }, site) => ({
      subject: 'Your accounts were merged',
      preheader: `Please use ${email} to log in from now on.`,
      paragraphs: [
        `You had two accounts with us. We have merged them: the account with this email address no longer exists, and the account with the address ${email} remains.`,
        'Your job ads and responsibilities now belong to the remaining account. Please use it to log in from now on.',
        ...(leftTeam ? [`The ads of the team “${leftTeam}” are an exception: they stay with that team.`] : []),
      ],
      afterwards: [notYou.en(site)],
    }),
  },
}
