import type { RequestedAccess } from '../../db/schema/operations/mail-data'
import type { SiteIdentity } from '../site-identity'
import { accessMails } from './access-mails'
import { entryMails } from './entry-mails'
import { factorChanges } from './factor-changes'
import { feedbackMails } from './feedback-mails'
import type { MailTexts } from './letter'
import { siteMails } from './site-mails'

const accesses: Record<RequestedAccess, string> = {
  members: 'Mitgliederbereich',
  jobs: 'Jobbörse',
  both: 'Mitgliederbereich und Jobbörse',
}

const notYou = ({ email }: SiteIdentity) =>
  `Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns${email && `: ${email}`}.`

/** Mails in German. */
export const de: MailTexts = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  closing: 'Freundliche Grüße',
  addressHint: 'Falls sich der Link nicht öffnet, kopieren Sie bitte diese Adresse in Ihren Browser:',
  automatic: 'Diese E-Mail wurde automatisch verschickt.',
  letters: {
    'verify-email': ({ name, url, at }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      preheader: 'Nach der Bestätigung prüfen wir Ihre Registrierung.',
      reader: name,
      paragraphs: [
        'Sie haben sich mit dieser E-Mail-Adresse bei uns registriert. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      ],
      facts: [{ label: 'Zeitpunkt der Registrierung', value: at }],
      action: { label: 'E-Mail-Adresse bestätigen', url },
      afterwards: [
        'Der Link ist drei Tage gültig.',
        'Sie haben sich nicht oder nicht zu dieser Zeit registriert? Dann bestätigen Sie bitte nichts: Ohne Bestätigung werden die Angaben gelöscht.',
      ],
    }),
    'verify-new-email': ({ name, url }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      preheader: 'Bis dahin gilt Ihre bisherige Adresse.',
      reader: name,
      paragraphs: [
        'für Ihr Konto wurde diese neue E-Mail-Adresse angegeben. Sobald Sie sie bestätigt haben, melden Sie sich mit ihr an. Bis dahin gilt Ihre bisherige Adresse.',
      ],
      action: { label: 'Neue Adresse bestätigen', url },
      afterwards: [
        'Der Link ist drei Tage gültig.',
        'Sie haben kein Konto bei uns oder wollten nichts ändern? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    'email-change-requested': ({ name, newEmail, url }) => ({
      subject: 'Ihre E-Mail-Adresse soll geändert werden',
      preheader: 'Das waren nicht Sie? Dann stoppen Sie die Änderung bitte.',
      reader: name,
      paragraphs: [
        `die E-Mail-Adresse Ihres Kontos soll geändert werden, in ${newEmail}. Sobald die neue Adresse bestätigt ist, ersetzt sie diese.`,
        'Sie haben das selbst veranlasst? Dann brauchen Sie hier nichts zu tun.',
        'Das waren nicht Sie? Dann hat sich vermutlich jemand anderes Zugang zu Ihrem Konto verschafft. Stoppen Sie die Änderung bitte sofort: Ihre Adresse bleibt dann unverändert, und alle Geräte werden abgemeldet.',
      ],
      action: { label: 'Änderung stoppen', url },
      afterwards: ['Der Link gilt, bis die neue Adresse bestätigt ist, höchstens drei Tage.'],
    }),
    'email-changed': ({ name, newEmail }, site) => ({
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      reader: name,
      paragraphs: [
        `Ihr Konto hat jetzt die E-Mail-Adresse ${newEmail}. Mit ihr melden Sie sich ab jetzt an, und an sie schreiben wir Ihnen.`,
      ],
      afterwards: [notYou(site)],
    }),
    'email-taken': ({ name, url }) => ({
      subject: 'Sie haben bereits ein Konto',
      preheader: 'Ein zweites ist nicht nötig.',
      reader: name,
      paragraphs: [
        'Ihre E-Mail-Adresse wurde soeben für ein Konto angegeben. Mit ihr haben Sie bereits ein Konto, ein zweites ist nicht nötig: Melden Sie sich einfach an.',
        'Sie haben Ihr Passwort vergessen? Hier können Sie ein neues anfordern:',
      ],
      action: { label: 'Neues Passwort anfordern', url },
      afterwards: [
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun. An Ihrem Konto hat sich nichts geändert.',
      ],
    }),
    'password-reset': ({ name, url }) => ({
      subject: 'Neues Passwort festlegen',
      preheader: 'Der Link ist eine Stunde gültig.',
      reader: name,
      paragraphs: ['für Ihr Konto wurde ein neues Passwort angefordert. Hier legen Sie es fest:'],
      action: { label: 'Neues Passwort festlegen', url },
      afterwards: [
        'Der Link ist eine Stunde gültig und nur einmal verwendbar.',
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt unverändert.',
      ],
    }),
    'password-changed': ({ name }, site) => ({
      subject: 'Ihr Passwort wurde geändert',
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      reader: name,
      paragraphs: [
        'das Passwort Ihres Kontos wurde soeben geändert. Auf allen anderen Geräten sind Sie jetzt abgemeldet.',
      ],
      afterwards: [notYou(site)],
    }),
    'login-locked': ({ name, url }) => ({
      subject: 'Jemand hat mehrmals ein falsches Passwort eingegeben',
      preheader: 'Auf Ihren eigenen Geräten können Sie sich weiter anmelden.',
      reader: name,
      paragraphs: [
        'für Ihr Konto wurde mehrmals ein falsches Passwort eingegeben. Auf fremden Geräten nehmen wir deshalb eine Viertelstunde lang keine Anmeldung an. Auf Geräten, auf denen Sie schon angemeldet waren, können Sie sich weiter anmelden.',
        'Sie haben Ihr Passwort vergessen? Hier können Sie ein neues anfordern:',
      ],
      action: { label: 'Neues Passwort anfordern', url },
      afterwards: [
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun: Es hat sich niemand angemeldet. Falls die Versuche weitergehen, schreiben wir Ihnen frühestens in einem Tag wieder.',
      ],
    }),
    'second-factor-changed': ({ name, change }, site) => ({
      ...factorChanges.de[change],
      preheader: 'Das waren nicht Sie? Dann wenden Sie sich bitte sofort an uns.',
      reader: name,
      afterwards: [notYou(site)],
    }),
    'registration-received': ({ name }) => ({
      subject: 'Ihre Registrierung ist eingegangen',
      preheader: 'Wir prüfen Ihre Angaben und schalten Ihr Konto dann frei.',
      reader: name,
      paragraphs: [
        'vielen Dank. Ihre E-Mail-Adresse ist bestätigt, Ihre Registrierung liegt uns vor.',
        'Wir prüfen Ihre Angaben und schalten Ihr Konto dann frei. Sobald es so weit ist, schreiben wir Ihnen.',
      ],
    }),
    'registration-notice': ({ name, email, organization, access }) => ({
      subject: `Neue Registrierung: ${name}`,
      preheader: 'Ein Konto wartet auf die Freischaltung.',
      paragraphs: ['ein neues Konto wartet auf die Freischaltung. Die E-Mail-Adresse ist bestätigt.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'E-Mail', value: email },
        { label: 'Organisation', value: organization },
        { label: 'Gewünschter Zugang', value: accesses[access] },
      ],
    }),
    'account-activated': ({ name, url }) => ({
      subject: 'Ihr Konto ist freigeschaltet',
      preheader: 'Sie können sich jetzt anmelden.',
      reader: name,
      paragraphs: ['Ihr Konto ist freigeschaltet. Sie können sich jetzt anmelden.'],
      action: { label: 'Zur Anmeldung', url },
    }),
    'account-refused': ({ name, reason }) => ({
      subject: 'Ihre Registrierung',
      preheader: 'Wir konnten Ihr Konto nicht freischalten.',
      reader: name,
      paragraphs: [
        'vielen Dank für Ihre Registrierung. Wir konnten Ihr Konto leider nicht freischalten und haben Ihre Angaben gelöscht.',
      ],
      facts: [{ label: 'Begründung', value: reason }],
    }),
    'account-deleted': ({ name }, site) => ({
      subject: 'Ihr Konto wurde gelöscht',
      preheader: 'Ihre Angaben sind entfernt.',
      reader: name,
      paragraphs: [
        'Ihr Konto wurde gelöscht, mit ihm Ihre Angaben und Ihre Stellenanzeigen. Sie bekommen von uns dazu keine weitere E-Mail.',
      ],
      afterwards: [notYou(site)],
    }),
    'confirm-subscription': ({ name, list, topics, at, url }) => ({
      subject: `Bitte bestätigen Sie Ihre Anmeldung: ${list}`,
      preheader: 'Ihre Anmeldung gilt, sobald Sie sie bestätigt haben.',
      reader: name,
      paragraphs: [
        `diese E-Mail-Adresse wurde für unseren ${list} angemeldet. Bitte bestätigen Sie die Anmeldung.`,
      ],
      facts: [
        { label: 'Worum es geht', value: topics },
        { label: 'Zeitpunkt der Anmeldung', value: at },
      ],
      action: { label: 'Anmeldung bestätigen', url },
      afterwards: [
        'Der Link ist sieben Tage gültig.',
        'Sie haben sich nicht angemeldet? Dann bestätigen Sie bitte nichts: Ohne Bestätigung werden die Angaben nach sieben Tagen gelöscht.',
      ],
    }),
    'subscription-confirmed': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Willkommen in unserem ${list}`,
      preheader: 'Ihre Anmeldung ist bestätigt.',
      reader: name,
      paragraphs: [
        about
          ? `vielen Dank. Wir schreiben Ihnen ab jetzt, wenn in der Jobbörse neue Stellen erscheinen. Ihre Suche: ${about}. Häufigkeit und Sprache können Sie jederzeit ändern:`
          : `vielen Dank. Ihre Adresse ist jetzt für unseren ${list} angemeldet. Themen, Namen und Sprache können Sie jederzeit ändern:`,
      ],
      action: { label: 'Einstellungen ändern', url },
      afterwards: [`Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`],
    }),
    'subscription-exists': ({ name, list, about, url, unsubscribeUrl }) => ({
      subject: `Sie sind schon angemeldet: ${list}`,
      preheader: 'Es hat sich nichts geändert.',
      reader: name,
      paragraphs: [
        about
          ? `Ihre E-Mail-Adresse wurde gerade für unseren ${list} angegeben. Zu dieser Suche schreiben wir Ihnen schon, und es hat sich nichts geändert: ${about}. Häufigkeit und Sprache können Sie hier ändern:`
          : `Ihre E-Mail-Adresse wurde gerade für unseren ${list} angegeben. Sie ist dort schon angemeldet, und es hat sich nichts geändert. Themen, Namen und Sprache können Sie hier ändern:`,
      ],
      action: { label: 'Einstellungen ändern', url },
      afterwards: [
        `Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`,
        'Das waren nicht Sie? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    'press-subscription-notice': ({ name, email, medium, position, phone, topics }) => ({
      subject: `Neu im Presseverteiler: ${name}`,
      preheader: 'Die Adresse ist bestätigt.',
      paragraphs: ['in den Presseverteiler hat sich jemand eingetragen. Die E-Mail-Adresse ist bestätigt.'],
      facts: [
        { label: 'Name', value: name },
        { label: 'Medium', value: medium },
        { label: 'Funktion', value: position },
        { label: 'E-Mail', value: email },
        { label: 'Telefon', value: phone },
        { label: 'Themen', value: topics },
      ],
    }),
    'job-ends-soon': ({ name, title, until, views, url, listUrl }) => ({
      subject: `Noch bis ${until} online: ${title}`,
      preheader: 'Mit einem Klick verlängern Sie Ihre Stellenanzeige.',
      reader: name,
      paragraphs: [
        `Ihre Stellenanzeige steht noch bis zum ${until} in der Jobbörse. Ist die Stelle noch frei? Dann verlängern Sie die Anzeige, ganz ohne Anmeldung:`,
      ],
      facts: [
        { label: 'Anzeige', value: title },
        { label: 'Letzter Tag', value: until },
        { label: 'Aufrufe bisher', value: views },
      ],
      action: { label: 'Anzeige verlängern', url },
      afterwards: [
        'Die Anzeige soll wie geplant enden? Dann brauchen Sie nichts zu tun.',
        'Der Link gilt bis zum Ende der Anzeige. Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, kann die Anzeige verlängern.',
        `Bearbeiten oder zurückziehen können Sie die Anzeige hier: ${listUrl}`,
      ],
    }),
    'job-withdrawn': ({ name, title, reason, listUrl }) => ({
      subject: 'Ihre Stellenanzeige wurde zurückgezogen',
      preheader: 'Die Begründung finden Sie in dieser E-Mail.',
      reader: name,
      paragraphs: [`Ihre Stellenanzeige „${title}“ ist nicht mehr online. Wir haben sie zurückgezogen.`],
      facts: [{ label: 'Begründung', value: reason }],
      action: { label: 'Zu meinen Stellenanzeigen', url: listUrl },
    }),
    'job-alert': ({ about, jobs, more, boardUrl, url, unsubscribeUrl }) => ({
      subject:
        jobs.length === 1 && jobs[0]
          ? `Neue Stelle: ${jobs[0].title}`
          : `${jobs.length + more} neue Stellen für Sie`,
      preheader: jobs.map(({ title }) => title).join(', '),
      paragraphs: [about === '' ? 'neu in der Jobbörse:' : `neu in der Jobbörse zu Ihrer Suche ${about}:`],
      entries: jobs.map(({ title, facts, deadline, url: address }) => ({
        title,
        text: deadline === '' ? facts : `${facts}, Bewerbung bis ${deadline}`,
        url: address,
      })),
      action: {
        label: more > 0 ? `Alle ansehen, auch die ${more} weiteren` : 'Alle passenden Stellen ansehen',
        url: boardUrl,
      },
      afterwards: [
        `Wie oft wir Ihnen schreiben, stellen Sie hier ein: ${url}`,
        `Mit einem Klick melden Sie sich hier ab: ${unsubscribeUrl}`,
      ],
    }),
    ...accessMails.de,
    ...entryMails.de,
    ...feedbackMails.de,
    ...siteMails.de,
    'job-team-invitation': ({ name, team, invitedBy, url }) => ({
      subject: `Stellenanzeigen gemeinsam verwalten: ${team}`,
      preheader: `${invitedBy} lädt Sie ein.`,
      reader: name,
      paragraphs: [
        `${invitedBy} lädt Sie ein, die Stellenanzeigen von „${team}“ gemeinsam zu verwalten: Alle im Team sehen, ändern, veröffentlichen und löschen sie.`,
        'Sie brauchen dafür ein Konto mit Zugang zur Jobbörse. Wenn Sie noch keines haben, beantragen Sie zuerst eines und öffnen Sie diesen Link danach noch einmal.',
        'Eigene Anzeigen können Sie in das Team mitbringen. Sie werden beim Annehmen danach gefragt.',
      ],
      action: { label: 'Einladung ansehen', url },
      afterwards: [
        'Der Link ist vierzehn Tage gültig und kann einmal angenommen werden.',
        'Die Einladung ist nicht für Sie? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
}
