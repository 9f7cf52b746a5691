import { link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

const resetKey: SeedPage = {
  key: 'password-reset-key',
  areaClass: 'account',
  de: {
    slug: 'key',
    title: 'Neues Passwort setzen',
    headline: 'Neues Passwort setzen',
    metaDescription: 'Ein neues Passwort für Ihr Konto beim VBO setzen.',
    modules: [
      text(
        paragraphs(
          'Wählen Sie ein Passwort mit mindestens zehn Zeichen, das Sie nirgends sonst verwenden. Danach sind alle anderen Sitzungen Ihres Kontos beendet, und Sie erhalten eine Bestätigung per E-Mail.',
        ),
      ),
    ],
  },
  en: {
    slug: 'key',
    title: 'Set a new password',
    headline: 'Set a new password',
    metaDescription: 'Set a new password for your VBO account.',
    modules: [
      text(
        paragraphs(
          'Choose a password of at least ten characters that you use nowhere else. All other sessions of your account will then end, and you will receive a confirmation by e-mail.',
        ),
      ),
    ],
  },
}

const reset: SeedPage = {
  key: 'password-reset',
  areaClass: 'account',
  de: {
    slug: 'reset',
    title: 'Passwort vergessen',
    headline: 'Passwort vergessen',
    metaDescription: 'Einen Link zum Zurücksetzen Ihres Passworts anfordern.',
    modules: [
      text(
        paragraphs(
          'Das passiert den Besten vor der Premiere. Geben Sie Ihre E-Mail-Adresse an; gehört sie zu einem Konto, schicken wir Ihnen einen Link. Er gilt eine Stunde und nur einmal. Schauen Sie bitte auch in den Ordner für unerwünschte Nachrichten.',
        ),
      ),
      link('Doch wieder eingefallen? Zur Anmeldung', '/de/account/login'),
    ],
  },
  en: {
    slug: 'reset',
    title: 'Forgotten password',
    headline: 'Forgotten your password?',
    metaDescription: 'Request a link to reset your password.',
    modules: [
      text(
        paragraphs(
          'It happens to the best before a first night. Give your e-mail address; if it belongs to an account, we will send you a link. It is valid for one hour and works once. Please check your spam folder, too.',
        ),
      ),
      link('Remembered it after all? Log in', '/en/account/login'),
    ],
  },
  children: [resetKey],
}

/** A place in the tree alone: its address leads nowhere, its children have theirs below it. */
export const password: SeedPage = {
  key: 'password',
  areaClass: 'account',
  isClickable: false,
  de: {
    slug: 'password',
    title: 'Passwort',
    headline: 'Passwort',
    metaDescription: 'Passwort für den Mitgliederbereich des VBO.',
    modules: [],
  },
  en: {
    slug: 'password',
    title: 'Password',
    headline: 'Password',
    metaDescription: 'Password for the VBO’s members’ area.',
    modules: [],
  },
  children: [reset],
}

export const changePassword: SeedPage = {
  key: 'change-password',
  areaClass: 'account',
  de: {
    slug: 'passwort-aendern',
    title: 'Passwort ändern',
    headline: 'Passwort ändern',
    metaDescription: 'Das Passwort Ihres Kontos beim VBO ändern.',
    modules: [
      text(
        bullets(
          'mindestens zehn Zeichen, gern ein ganzer Satz',
          'nicht Ihr Name und nicht der Ihres Hauses',
          'nirgends sonst in Gebrauch',
        ) + paragraphs('Auf diesem Gerät bleiben Sie angemeldet, auf allen anderen endet Ihre Sitzung.'),
      ),
    ],
  },
  en: {
    slug: 'passwort-aendern',
    title: 'Change password',
    headline: 'Change password',
    metaDescription: 'Change the password of your VBO account.',
    modules: [
      text(
        bullets(
          'at least ten characters, preferably a whole sentence',
          'neither your name nor that of your house',
          'in use nowhere else',
        ) + paragraphs('You stay logged in on this device; your session ends on all others.'),
      ),
    ],
  },
}

export const verifyEmail: SeedPage = {
  key: 'verify-email',
  areaClass: 'account',
  de: {
    slug: 'verify-email',
    title: 'E-Mail-Adresse bestätigen',
    headline: 'E-Mail-Adresse bestätigen',
    metaDescription: 'Die E-Mail-Adresse Ihres Kontos beim VBO bestätigen.',
    modules: [
      text(
        paragraphs(
          'Der Link aus unserer E-Mail bestätigt, dass die Adresse Ihnen gehört. Er gilt drei Tage. Nach der Bestätigung prüfen wir neue Konten von Hand und melden uns, sobald Ihres frei ist.',
        ),
      ),
      link('Zur Anmeldung', '/de/account/login'),
    ],
  },
  en: {
    slug: 'verify-email',
    title: 'Confirm your e-mail address',
    headline: 'Confirm your e-mail address',
    metaDescription: 'Confirm the e-mail address of your VBO account.',
    modules: [
      text(
        paragraphs(
          'The link in our e-mail confirms that the address is yours. It is valid for three days. After that we review new accounts by hand and write to you as soon as yours is active.',
        ),
      ),
      link('Log in', '/en/account/login'),
    ],
  },
}
