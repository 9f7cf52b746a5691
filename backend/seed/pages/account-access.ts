import { link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

export const login: SeedPage = {
  key: 'login',
  areaClass: 'account',
  de: {
    slug: 'login',
    title: 'Anmelden',
    headline: 'Bühnen\u00adeingang',
    metaDescription: 'Anmeldung zum Mitgliederbereich und zur Jobbörse des VBO.',
    modules: [
      text(
        paragraphs(
          'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. Der Zugang gilt für den Mitgliederbereich, für die Jobbörse oder für beides, je nachdem, was für Sie eingerichtet ist.',
          'Noch kein Zugang? <a href="/de/account/signup">Konto beantragen</a>. Passwort vergessen? <a href="/de/account/password/reset">Neues Passwort anfordern</a>.',
        ),
      ),
    ],
  },
  en: {
    slug: 'login',
    title: 'Log in',
    headline: 'Stage door',
    metaDescription: 'Log in to the VBO’s members’ area and job board.',
    modules: [
      text(
        paragraphs(
          'Log in with your e-mail address and your password. Your access covers the members’ area, the job board or both, depending on what has been set up for you.',
          'No access yet? <a href="/en/account/signup">Request an account</a>. Forgotten your password? <a href="/en/account/password/reset">Request a new one</a>.',
        ),
      ),
    ],
  },
}

export const logout: SeedPage = {
  key: 'logout',
  areaClass: 'account',
  de: {
    slug: 'logout',
    title: 'Abmelden',
    headline: 'Bis zur nächsten Vorstellung',
    metaDescription: 'Abmeldung vom Mitgliederbereich des VBO.',
    modules: [
      text(
        paragraphs(
          'Mit der Abmeldung endet Ihre Sitzung auf diesem Gerät. Auf einem geteilten Rechner schließen Sie danach bitte auch das Fenster.',
        ),
      ),
      link('Zur Startseite', '/de'),
    ],
  },
  en: {
    slug: 'logout',
    title: 'Log out',
    headline: 'Until the next performance',
    metaDescription: 'Log out of the VBO’s members’ area.',
    modules: [
      text(
        paragraphs(
          'Logging out ends your session on this device. On a shared computer, please close the window afterwards, too.',
        ),
      ),
      link('Go to the home page', '/en'),
    ],
  },
}

export const signup: SeedPage = {
  key: 'signup',
  areaClass: 'account',
  de: {
    slug: 'signup',
    title: 'Konto beantragen',
    headline: 'Konto beantragen',
    metaDescription: 'Zugang zum Mitgliederbereich oder zur Jobbörse des VBO beantragen.',
    modules: [
      text(
        paragraphs(
          'Ein Konto erhalten Beschäftigte unserer Mitgliedshäuser und alle Einrichtungen, die in der <a href="/de/jobboerse">Jobbörse</a> ausschreiben möchten. Bitte verwenden Sie Ihre dienstliche E-Mail-Adresse.',
          'Sie bestätigen zuerst Ihre Adresse. Dann prüfen wir Ihren Antrag, meist innerhalb weniger Tage, und schreiben Ihnen, sobald das Konto frei ist.',
        ),
      ),
      link('Wie wir mit Ihren Daten umgehen', '/de/datenschutz'),
    ],
  },
  en: {
    slug: 'signup',
    title: 'Request an account',
    headline: 'Request an account',
    metaDescription: 'Request access to the VBO’s members’ area or job board.',
    modules: [
      text(
        paragraphs(
          'Accounts are for staff of our member houses and for all institutions that wish to advertise on the <a href="/en/jobboerse">job board</a>. Please use your work e-mail address.',
          'First you confirm your address. Then we review your request, usually within a few days, and write to you as soon as the account is active.',
        ),
      ),
      link('How we treat your data', '/en/data-protection'),
    ],
  },
}
