import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs, steps } from '../html'

export const join: SeedPage = {
  key: 'join',
  inMenu: true,
  de: {
    slug: 'mitglied-werden',
    title: 'Mitglied werden',
    headline: 'Ein Platz am Tisch',
    metaDescription: 'Wer Mitglied im VBO werden kann, was es kostet und wie die Aufnahme abläuft.',
    modules: [
      text(
        paragraphs(
          'Mitglied werden kann, wer ein Theater, ein Orchester oder eine verwandte Einrichtung trägt, gleich in welcher Rechtsform. Der Beitrag richtet sich nach Ihrer Lohn- und Gehaltssumme: Ein Haus mit dreißig Beschäftigten zahlt etwa so viel wie für zwei Gastspiele im Jahr.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Was Sie bekommen', { extra_class: 'red_left' }),
          text(
            bullets(
              'Rechtsberatung und Vertretung im Arbeits- und Bühnenrecht, ohne Stundenzettel',
              'Bindung an die Flächentarifverträge oder Begleitung Ihres Haustarifs',
              'Vergleichszahlen aus der Spielzeitstatistik, für Ihr Haus aufbereitet',
              'Musterverträge, Leitfäden und Seminare zum Mitgliedspreis',
              'Ein Netz von Menschen, die dasselbe Problem letzte Woche hatten',
            ),
          ),
        ],
        [
          headline('Was wir erwarten', { extra_class: 'red_left' }),
          text(
            bullets(
              'Sie beteiligen sich an der jährlichen Statistik.',
              'Sie unterschreiben den Verhaltenskodex und benennen eine Vertrauensperson.',
              'Sie nehmen an der Mitgliederversammlung teil, wenigstens jedes zweite Jahr.',
            ),
          ),
        ],
      ),
      headline('In vier Schritten zur Mitgliedschaft', { anchor: 'schritte' }),
      text(
        steps(
          '<strong>Gespräch:</strong> Rufen Sie uns an oder schreiben Sie. Wir klären, welche Form der Mitgliedschaft zu Ihnen passt.',
          '<strong>Antrag:</strong> Sie schicken den Antrag mit Satzung oder Gesellschaftsvertrag und Stellenplan.',
          '<strong>Besuch:</strong> Jemand aus dem Landesverband besucht eine Vorstellung und danach Ihr Büro.',
          '<strong>Beschluss:</strong> Das Präsidium entscheidet binnen drei Monaten. Die Mitgliedschaft beginnt am nächsten Monatsersten.',
        ),
      ),
      image('foyer-stairs', { alias: 'horizontal', description: 'Die ersten Stufen sind die leichtesten.' }),
      headline('Noch unsicher?', { headline_level: 2, extra_class: 'red_centered' }),
      text(paragraphs('Unser Mitgliederservice hört zu, bevor er rät: +49 30 23125 000.')),
      link('Ansprechperson finden', '/de/ansprechpersonen', { button: true }),
    ],
  },
  en: {
    slug: 'join',
    title: 'Become a member',
    headline: 'A seat at the table',
    metaDescription: 'Who can join the VBO, what it costs and how admission works.',
    modules: [
      text(
        paragraphs(
          'Anyone who maintains a theater, an orchestra or a related institution can become a member, whatever its legal form. The fee depends on your payroll: a house with thirty employees pays roughly the price of two guest performances a year.',
        ),
      ),
      container(
        '50-50',
        [
          headline('What you receive', { extra_class: 'red_left' }),
          text(
            bullets(
              'Advice and representation in employment and theater law, with no hourly bill',
              'Coverage by the sector agreements, or support for an agreement of your own',
              'Comparative figures from the season statistics, prepared for your house',
              'Model contracts, guides and seminars at members’ rates',
              'A network of people who had the same problem last week',
            ),
          ),
        ],
        [
          headline('What we expect', { extra_class: 'red_left' }),
          text(
            bullets(
              'You take part in the annual statistics.',
              'You sign the code of conduct and name a confidential adviser.',
              'You attend the general assembly, at least every other year.',
            ),
          ),
        ],
      ),
      headline('Four steps to membership', { anchor: 'steps' }),
      text(
        steps(
          '<strong>Talk:</strong> call or write to us. Together we find the form of membership that suits you.',
          '<strong>Apply:</strong> you send the application with your statutes or articles and your staffing plan.',
          '<strong>Meet:</strong> someone from the regional group visits a performance and, afterwards, your office.',
          '<strong>Decide:</strong> the executive board decides within three months. Membership begins on the first of the following month.',
        ),
      ),
      image('foyer-stairs', { alias: 'horizontal', description: 'The first steps are the easiest.' }),
      headline('Not sure yet?', { headline_level: 2, extra_class: 'red_centered' }),
      text(paragraphs('Our member service listens before it advises: +49 30 23125 000.')),
      link('Find your contact person', '/en/contact', { button: true }),
    ],
  },
}
