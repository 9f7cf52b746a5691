import { container, headline, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'
import { committees, executiveBoard, generalAssembly } from './about-us-body-pages'

export const bodies: SeedPage = {
  key: 'bodies',
  inMenu: true,
  heroPicture: 'seat-arcs',
  de: {
    slug: 'organe',
    title: 'Organe',
    headline: 'Wer bei uns entscheidet',
    metaDescription: 'Mitgliederversammlung, Präsidium, Ausschüsse und Landesverbände des VBO.',
    modules: [
      text(
        paragraphs(
          'Der VBO gehört seinen Mitgliedern. Was er tut, beschließen Menschen, die selbst ein Haus leiten oder tragen, ehrenamtlich und auf Zeit gewählt.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('Mitgliederversammlung', { preline: 'wählt' }),
          text(paragraphs('Alle 310 Mitglieder, einmal im Jahr, an wechselnden Orten.')),
          link('Mehr zur Mitgliederversammlung', '/de/ueber-uns/organe/mitgliederversammlung'),
        ],
        [
          headline('Präsidium', { preline: 'leitet' }),
          text(paragraphs('Neun Personen, für vier Jahre gewählt, sechs Sitzungen im Jahr.')),
          link('Mehr zum Präsidium', '/de/ueber-uns/organe/praesidium'),
        ],
        [
          headline('Ausschüsse', { preline: 'bereiten vor' }),
          text(paragraphs('Fünf Fachgremien mit 74 Mitgliedern aus 61 Häusern.')),
          link('Mehr zu den Ausschüssen', '/de/ueber-uns/organe/ausschuesse'),
        ],
      ),
      headline('Geschäftsführung'),
      text(
        paragraphs(
          'Was die Organe beschließen, setzt die Geschäftsführung um. Sie wird vom Präsidium für fünf Jahre bestellt, leitet die <a href="/de/ueber-uns/geschaeftsstelle">Geschäftsstelle</a> und darf in keinem Mitgliedshaus ein Amt haben. Einmal im Jahr berichtet sie der Mitgliederversammlung, woran der Verband gescheitert ist. Das ist der meistgelesene Teil des Geschäftsberichts.',
        ),
      ),
      headline('Landesverbände und Gruppen'),
      text(
        paragraphs(
          'In zehn Landesverbänden sprechen die Häuser mit ihren Ministerien. Vier Gruppen (Staatstheater, Stadttheater, Privattheater, Konzertorchester) bündeln, was ähnliche Häuser bewegt. Wer mitarbeitet, findet Termine und Unterlagen nach der Anmeldung im <a href="/de/account/login">Mitgliederbereich</a>.',
        ),
      ),
    ],
  },
  en: {
    slug: 'bodies',
    title: 'Governing bodies',
    headline: 'Who decides',
    metaDescription: 'General assembly, executive board, committees and regional groups of the VBO.',
    modules: [
      text(
        paragraphs(
          'The VBO belongs to its members. What it does is decided by people who run or maintain a house themselves, unpaid and elected for a term.',
        ),
      ),
      container(
        '33-33-33',
        [
          headline('General assembly', { preline: 'elects' }),
          text(paragraphs('All 310 members, once a year, in changing places.')),
          link('More on the general assembly', '/en/about-us/bodies/general-assembly'),
        ],
        [
          headline('Executive board', { preline: 'leads' }),
          text(paragraphs('Nine people, elected for four years, six meetings a year.')),
          link('More on the executive board', '/en/about-us/bodies/executive-board'),
        ],
        [
          headline('Committees', { preline: 'prepare' }),
          text(paragraphs('Five expert bodies with 74 members from 61 houses.')),
          link('More on the committees', '/en/about-us/bodies/committees'),
        ],
      ),
      headline('Management'),
      text(
        paragraphs(
          'The management carries out what the bodies decide. It is appointed by the executive board for five years, runs the <a href="/en/about-us/office">office</a> and may hold no post in a member house. Once a year it tells the general assembly where the association has failed. That is the most widely read part of the annual report.',
        ),
      ),
      headline('Regional associations and groups'),
      text(
        paragraphs(
          'In ten regional associations, houses talk to their ministries. Four groups (state theaters, municipal theaters, private theaters, concert orchestras) bring together what concerns similar houses. Those who take part find dates and papers in the <a href="/en/account/login">members’ area</a> after logging in.',
        ),
      ),
    ],
  },
  children: [generalAssembly, executiveBoard, committees],
}
