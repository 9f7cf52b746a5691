import type { Locale } from '@/lib/contract/common/locale'
import { entryFieldNames } from './entry-field-names'
import type { Letters } from './letter'

/** For an accepted value that visitors do not read yet. */
const laterNote: Record<Locale, string> = {
  de: ', erscheint mit der nächsten Veröffentlichung',
  en: ', appears with the next publication',
}

/** Mails to delegates of organizations about their entries. */
export const entryMails: Record<Locale, Pick<Letters, 'delegate-changed' | 'proposal-decided' | 'confirm-entry'>> = {
  de: {
    'delegate-changed': ({ organization, delegate, isAdded }) => ({
      subject: `Wer den Eintrag pflegt: ${organization}`,
      preheader: `${delegate || 'Eine Person'} ${isAdded ? 'pflegt den Eintrag jetzt.' : 'pflegt den Eintrag nicht mehr.'}`,
      paragraphs: [
        `${delegate || 'Eine Person'} pflegt den Eintrag von ${organization} in unserem Mitgliederverzeichnis ${isAdded ? 'jetzt: in „Mein Konto“ unter „Unsere Organisation“' : 'nicht mehr'}.`,
      ],
    }),
    'proposal-decided': ({ organization, outcomes, url }) => ({
      subject: `Ihr Änderungsvorschlag: ${organization}`,
      preheader: 'Wir haben darüber entschieden.',
      paragraphs: [`vielen Dank für Ihren Vorschlag zum Eintrag von ${organization}. So haben wir entschieden:`],
      facts: outcomes.map(({ field, outcome, reason, is_online }) => ({
        label: entryFieldNames.de[field],
        value: {
          approved: `übernommen${is_online === false ? laterNote.de : ''}`,
          changed: `in angepasster Form übernommen${is_online === false ? laterNote.de : ''}`,
          refused: `nicht übernommen: ${reason}`,
        }[outcome],
      })),
      action: { label: 'Eintrag ansehen', url },
    }),
    'confirm-entry': ({ organization, facts, url, formUrl }) => ({
      subject: `Stimmt Ihr Eintrag noch? ${organization}`,
      preheader: 'Einmal im Jahr bitten wir Sie, Ihre Daten zu bestätigen.',
      paragraphs: [
        `einmal im Jahr bitten wir Sie, den Eintrag von ${organization} in unserem Mitgliederverzeichnis zu prüfen. Zurzeit steht dort:`,
      ],
      facts: facts.map(({ field, value }) => ({ label: entryFieldNames.de[field], value })),
      action: { label: 'Eintrag prüfen und bestätigen', url },
      afterwards: [
        'Alles stimmt? Dann genügt dort ein Klick, ganz ohne Anmeldung.',
        `Etwas hat sich geändert? Dann schlagen Sie uns die Änderung hier vor: ${formUrl}`,
        'Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, kann den Eintrag bestätigen.',
      ],
    }),
  },
  en: {
    'delegate-changed': ({ organization, delegate, isAdded }) => ({
      subject: `Who maintains the entry: ${organization}`,
      preheader: `${delegate || 'A person'} ${isAdded ? 'now maintains the entry.' : 'no longer maintains the entry.'}`,
      paragraphs: [
        `${delegate || 'A person'} ${isAdded ? 'now' : 'no longer'} maintains the entry of ${organization} in our member directory${isAdded ? ', in “My account” under “Our organization”' : ''}.`,
      ],
    }),
    'proposal-decided': ({ organization, outcomes, url }) => ({
      subject: `Your proposed change: ${organization}`,
      preheader: 'We have decided on it.',
      paragraphs: [`Thank you for your proposal for the entry of ${organization}. This is our decision:`],
      facts: outcomes.map(({ field, outcome, reason, is_online }) => ({
        label: entryFieldNames.en[field],
        value: {
          approved: `accepted${is_online === false ? laterNote.en : ''}`,
          changed: `accepted with changes${is_online === false ? laterNote.en : ''}`,
          refused: `not accepted: ${reason}`,
        }[outcome],
      })),
      action: { label: 'View the entry', url },
    }),
    'confirm-entry': ({ organization, facts, url, formUrl }) => ({
      subject: `Is your entry still correct? ${organization}`,
      preheader: 'Once a year, we ask you to confirm your data.',
      paragraphs: [
        `Once a year, we ask you to check the entry of ${organization} in our member directory. It currently says:`,
      ],
      facts: facts.map(({ field, value }) => ({ label: entryFieldNames.en[field], value })),
      action: { label: 'Check and confirm the entry', url },
      afterwards: [
        'If everything is correct, one click is enough. You don’t have to log in.',
        `If something has changed, propose the change here: ${formUrl}`,
        'Please don’t forward this email: anyone who has the link can confirm the entry.',
      ],
    }),
  },
}
