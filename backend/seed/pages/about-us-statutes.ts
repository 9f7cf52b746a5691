import { container, headline, image, link, type SeedPage, text } from '../content'
import { paragraphs, steps } from '../html'

export const statutes: SeedPage = {
  key: 'statutes',
  inMenu: true,
  de: {
    slug: 'satzung',
    title: 'Satzung',
    headline: 'Satzung des Verbands der Bühnen und Orchester',
    metaDescription:
      'Die Satzung des VBO in der Fassung vom 12. Juni 2024: Zweck, Mitgliedschaft, Organe, Beiträge.',
    modules: [
      text(
        paragraphs(
          'Fassung vom 12. Juni 2024, eingetragen im Vereinsregister. Es gilt der deutsche Wortlaut.',
        ),
      ),
      container(
        '33-67',
        [image('law-columns', { alias: 'vertical', description: 'Was trägt, steht gerade.' })],
        [
          headline('§ 1 Name und Sitz', { headline_level: 2, anchor: 'name' }),
          text(
            steps(
              'Der Verein heißt „Verband der Bühnen und Orchester“, kurz VBO. Er ist im Vereinsregister eingetragen und führt den Zusatz „e. V.“.',
              'Sitz und Gerichtsstand ist Berlin. Geschäftsjahr ist das Kalenderjahr.',
            ),
          ),
          headline('§ 2 Zweck', { headline_level: 2, anchor: 'zweck' }),
          text(
            steps(
              'Der Verband wahrt die gemeinsamen Interessen seiner Mitglieder als Arbeitgeber und Kultureinrichtungen.',
              'Er schließt Tarifverträge, berät seine Mitglieder in Rechtsfragen und vertritt sie vor Gerichten und Schiedsgerichten.',
              'Er erhebt Daten über das Theater- und Konzertwesen und veröffentlicht sie. Er unterhält keinen wirtschaftlichen Geschäftsbetrieb.',
            ),
          ),
        ],
      ),
      headline('§ 3 Mitgliedschaft', { anchor: 'mitgliedschaft' }),
      text(
        steps(
          '<strong>Ordentliches Mitglied</strong> kann werden, wer ein Theater oder Orchester mit eigenem künstlerischem Personal trägt.',
          '<strong>Außerordentliches Mitglied</strong> können Festivals, Hochschulen und verwandte Einrichtungen werden. Sie haben beratende Stimme.',
          'Über die Aufnahme entscheidet das Präsidium binnen drei Monaten. Eine Ablehnung ist zu begründen.',
          'Der Austritt ist mit einer Frist von zwölf Monaten zum Jahresende zu erklären.',
        ),
      ),
      headline('§ 4 Organe', { anchor: 'organe' }),
      text(
        paragraphs(
          'Organe sind die Mitgliederversammlung, das Präsidium und die Ausschüsse. Ihre Mitglieder sind ehrenamtlich tätig. In jedem Organ sollen Frauen und Männer zu gleichen Teilen vertreten sein; Menschen jeden Geschlechts sind wählbar.',
        ),
      ),
      headline('§ 5 Beiträge', { anchor: 'beitraege' }),
      text(
        paragraphs(
          'Der Beitrag bemisst sich nach der Lohn- und Gehaltssumme des Vorvorjahres. Den Satz beschließt die Mitgliederversammlung mit einfacher Mehrheit, eine Umlage mit zwei Dritteln der Stimmen.',
        ),
      ),
      headline('§ 6 Auflösung', { anchor: 'aufloesung' }),
      text(
        paragraphs(
          'Die Auflösung bedarf einer Mehrheit von drei Vierteln aller Stimmen. Das Vermögen fällt an eine gemeinnützige Einrichtung zur Förderung der darstellenden Kunst und der Musik.',
        ),
      ),
      link('Wer die Satzung mit Leben füllt: unsere Organe', '/de/ueber-uns/organe'),
    ],
  },
  en: {
    slug: 'statutes',
    title: 'Statutes',
    headline: 'Statutes of the Association of Theatres and Orchestras',
    metaDescription: 'The statutes of the VBO as of June 12, 2024: purpose, membership, bodies, fees.',
    modules: [
      text(
        paragraphs(
          'As of June 12, 2024, entered in the register of associations. The German wording is authoritative.',
        ),
      ),
      container(
        '33-67',
        [image('law-columns', { alias: 'vertical', description: 'What carries weight stands straight.' })],
        [
          headline('Section 1: Name and seat', { headline_level: 2, anchor: 'name' }),
          text(
            steps(
              'The association is called “Verband der Bühnen und Orchester”, VBO for short. It is entered in the register of associations and bears the suffix “e. V.”.',
              'Its seat and place of jurisdiction is Berlin. The financial year is the calendar year.',
            ),
          ),
          headline('Section 2: Purpose', { headline_level: 2, anchor: 'purpose' }),
          text(
            steps(
              'The association safeguards the common interests of its members as employers and cultural institutions.',
              'It concludes collective agreements, advises its members in matters of law and represents them before courts and arbitration tribunals.',
              'It collects and publishes data on theater and concert life. It does not carry on a commercial business.',
            ),
          ),
        ],
      ),
      headline('Section 3: Membership', { anchor: 'membership' }),
      text(
        steps(
          '<strong>Full membership</strong> is open to anyone who maintains a theater or orchestra with artistic staff of its own.',
          '<strong>Associate membership</strong> is open to festivals, universities and related institutions. They have an advisory vote.',
          'The executive board decides on admission within three months. A refusal must state its reasons.',
          'Members may leave at the end of a year by giving twelve months’ notice.',
        ),
      ),
      headline('Section 4: Bodies', { anchor: 'bodies' }),
      text(
        paragraphs(
          'The bodies are the general assembly, the executive board and the committees. Their members serve without pay. Women and men should be equally represented in each body; people of every gender are eligible.',
        ),
      ),
      headline('Section 5: Fees', { anchor: 'fees' }),
      text(
        paragraphs(
          'The fee is based on the total wages and salaries of the year before last. The general assembly sets the rate by simple majority, and a special levy by two thirds of the votes.',
        ),
      ),
      headline('Section 6: Dissolution', { anchor: 'dissolution' }),
      text(
        paragraphs(
          'Dissolution requires a majority of three quarters of all votes. The assets pass to a charitable institution that promotes the performing arts and music.',
        ),
      ),
      link('Those who bring the statutes to life: our bodies', '/en/about-us/bodies'),
    ],
  },
}
