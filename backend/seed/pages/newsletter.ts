import { headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const newsletter: SeedPage = {
  key: 'newsletter',
  inMenu: true,
  de: {
    slug: 'newsletter',
    title: 'Newsletter',
    headline: 'Post aus der Prospektgasse',
    metaDescription: 'Der Newsletter des VBO: einmal im Monat Tarif, Recht, Kulturpolitik und Termine.',
    modules: [
      text(
        paragraphs(
          'Einmal im Monat, donnerstags um zehn: was verhandelt wird, was Gerichte entschieden haben, welche Termine anstehen und welches Haus gerade etwas Kluges tut. Fünf Minuten Lesezeit, keine Werbung.',
        ),
      ),
      headline('Themen zur Wahl'),
      text(
        bullets(
          '<strong>Tarif und Recht</strong> für alle, die Verträge schreiben',
          '<strong>Kulturpolitik</strong> für alle, die Haushalte verteidigen',
          '<strong>Termine und Seminare</strong> für alle, die lernen wollen',
        ),
      ),
      image('rehearsal-light', { alias: 'horizontal', description: 'Donnerstag, zehn Uhr: Probenlicht.' }),
      headline('Ihre Daten'),
      text(
        paragraphs(
          'Nach der Anmeldung bestätigen Sie Ihre Adresse über einen Link in einer E-Mail; er gilt sieben Tage. Jede Ausgabe enthält einen Link, mit dem Sie sich mit einem Klick abmelden. Wir messen nicht, was Sie öffnen oder anklicken.',
        ),
      ),
      link('Mehr zum Datenschutz', '/de/datenschutz'),
    ],
  },
  en: {
    slug: 'newsletter',
    title: 'Newsletter',
    headline: 'Mail from Prospektgasse',
    metaDescription: 'The VBO’s newsletter: agreements, law, culture policy and dates once a month.',
    modules: [
      text(
        paragraphs(
          'Once a month, on a Thursday at ten: what is being negotiated, what courts have decided, which dates are coming up and which house is doing something clever. Five minutes’ reading, no advertising.',
        ),
      ),
      headline('Choose your topics'),
      text(
        bullets(
          '<strong>Agreements and law</strong> for those who write contracts',
          '<strong>Culture policy</strong> for those who defend budgets',
          '<strong>Dates and seminars</strong> for those who want to learn',
        ),
      ),
      image('rehearsal-light', {
        alias: 'horizontal',
        description: 'Thursday, ten o’clock: rehearsal light.',
      }),
      headline('Your data'),
      text(
        paragraphs(
          'After signing up you confirm your address through a link in an e-mail; it is valid for seven days. Every issue carries a link with which you unsubscribe in one click. We do not measure what you open or click.',
        ),
      ),
      link('More on data protection', '/en/data-protection'),
    ],
  },
}
