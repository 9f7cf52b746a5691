import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const advice: SeedPage = {
  key: 'advice',
  inMenu: true,
  de: {
    slug: 'beratung',
    title: 'Beratung',
    headline: 'Fragen Sie, bevor Sie unterschreiben',
    metaDescription: 'Rechtsberatung für Mitglieder des VBO: Themen, Ablauf und Vertretung vor Gericht.',
    modules: [
      text(
        paragraphs(
          'Sieben Juristinnen und Juristen beraten unsere Mitglieder im Arbeits-, Bühnen-, Urheber- und Vertragsrecht. Die Beratung ist im Beitrag enthalten. Wer bis 12 Uhr fragt, bekommt am selben Tag eine Antwort, im Notfall bis zum Einlass.',
        ),
      ),
      container(
        '67-33',
        [
          headline('So bereiten Sie sich vor'),
          text(
            bullets(
              'Schildern Sie den Fall in fünf Sätzen, ohne Namen von Beschäftigten.',
              'Schicken Sie den Vertrag und bisherige Schreiben mit.',
              'Nennen Sie Fristen. Die wichtigste: Eine Kündigungsschutzklage ist binnen drei Wochen möglich.',
            ),
          ),
          headline('Vor Gericht'),
          text(
            paragraphs(
              'Wir vertreten Sie vor Arbeitsgerichten und in der Bühnenschiedsgerichtsbarkeit. Sieben von zehn Streitigkeiten enden mit einem Vergleich, meist im ersten Termin.',
            ),
          ),
        ],
        [image('curtain-red', { alias: 'vertical', description: 'Vertraulich: Der Vorhang bleibt zu.' })],
      ),
      headline('Nicht Mitglied?'),
      text(
        paragraphs(
          'Beschäftigte und Nichtmitglieder dürfen wir nicht beraten. Erste Auskunft geben die Gewerkschaften, Anwaltskammern und die Rechtsantragstellen der Arbeitsgerichte.',
        ),
      ),
      link('Wer für Ihr Thema zuständig ist', '/de/ansprechpersonen', { button: true }),
    ],
  },
  en: {
    slug: 'advice',
    title: 'Advice',
    headline: 'Ask before you sign',
    metaDescription: 'Legal advice for members of the VBO: subjects, procedure and representation in court.',
    modules: [
      text(
        paragraphs(
          'Seven lawyers advise our members on employment, theater, copyright and contract law. Advice is included in the membership fee. Those who ask by noon have an answer on the same day, in an emergency before the doors open.',
        ),
      ),
      container(
        '67-33',
        [
          headline('How to prepare'),
          text(
            bullets(
              'Describe the case in five sentences, without employees’ names.',
              'Enclose the contract and earlier letters.',
              'Name deadlines. The most important one: a claim against dismissal can be filed within three weeks.',
            ),
          ),
          headline('In court'),
          text(
            paragraphs(
              'We represent you before labor courts and stage arbitration tribunals. Seven disputes in ten end with a settlement, mostly at the first hearing.',
            ),
          ),
        ],
        [
          image('curtain-red', {
            alias: 'vertical',
            description: 'In confidence: the curtain stays closed.',
          }),
        ],
      ),
      headline('Not a member?'),
      text(
        paragraphs(
          'We may not advise employees and non-members. Unions, bar associations and the application offices of the labor courts give first information.',
        ),
      ),
      link('Who is in charge of your subject', '/en/contact', { button: true }),
    ],
  },
}

export const caseLaw: SeedPage = {
  key: 'case-law',
  inMenu: true,
  de: {
    slug: 'rechtsprechung',
    title: 'Rechtsprechung',
    headline: 'Urteile in zehn Zeilen',
    metaDescription: 'Typische Streitfragen vor Arbeits- und Bühnenschiedsgerichten, kurz erklärt vom VBO.',
    modules: [
      text(
        paragraphs(
          'Was Gerichte entscheiden, landet oft erst Jahre später im Arbeitsvertrag. Wir fassen zusammen, worauf es ankommt. Jede Zusammenfassung nennt den Streit, die Entscheidung und was Sie morgen anders machen sollten.',
        ),
      ),
      headline('Anhörung vor der Nichtverlängerung', { preline: 'Bühnenrecht' }),
      text(
        paragraphs(
          'Eine Sängerin erhielt ihre Einladung zum Gespräch nur vier Tage vorher, die Gründe blieben allgemein. Die Mitteilung war unwirksam, der Vertrag verlängerte sich. <strong>Für die Praxis:</strong> Laden Sie schriftlich ein, zwei Wochen vorher, und nennen Sie Gründe, die auf diese Person passen.',
        ),
      ),
      headline('Umkleidezeit ist Arbeitszeit', { preline: 'Arbeitszeit' }),
      text(
        paragraphs(
          'Wer ein Kostüm nur im Haus anlegen kann, arbeitet schon dabei. Das gilt auch für Bühnentechnik mit Schutzkleidung. <strong>Für die Praxis:</strong> Planen Sie die Zeit ein, statt über sie zu streiten.',
        ),
      ),
      headline('Stream ohne Zustimmung', { preline: 'Urheberrecht' }),
      text(
        paragraphs(
          'Ein Haus stellte den Mitschnitt einer ausverkauften Premiere ins Netz. Die Leistungsschutzrechte der Mitwirkenden waren verletzt, auch wenn niemand daran verdiente. <strong>Für die Praxis:</strong> Klären Sie Rechte im Vertrag, nicht danach.',
        ),
      ),
      image('brass-bells', { alias: 'horizontal', description: 'Wenn es laut wird, hilft Genauigkeit.' }),
      link('Fragen zu einem Urteil? Zur Beratung', '/de/service/beratung'),
    ],
  },
  en: {
    slug: 'case-law',
    title: 'Case law',
    headline: 'Rulings in ten lines',
    metaDescription:
      'Typical disputes before labor courts and stage tribunals, briefly explained by the VBO.',
    modules: [
      text(
        paragraphs(
          'What courts decide often reaches the employment contract only years later. We sum up what matters. Each summary names the dispute, the decision and what you should do differently tomorrow.',
        ),
      ),
      headline('A hearing before non-renewal', { preline: 'Theater law' }),
      text(
        paragraphs(
          'A singer was invited to her hearing only four days ahead, and the reasons remained general. The notice was void, and the contract was renewed. <strong>In practice:</strong> invite in writing, two weeks ahead, and give reasons that fit this person.',
        ),
      ),
      headline('Dressing is working time', { preline: 'Working time' }),
      text(
        paragraphs(
          'Whoever can put on a costume only in the house is already at work. The same is true of stage technicians with protective clothing. <strong>In practice:</strong> plan for the time instead of arguing about it.',
        ),
      ),
      headline('A stream without consent', { preline: 'Copyright' }),
      text(
        paragraphs(
          'A house put the recording of a sold-out first night on the net. The performers’ rights were infringed, even though nobody earned anything. <strong>In practice:</strong> clear rights in the contract, not afterwards.',
        ),
      ),
      image('brass-bells', { alias: 'horizontal', description: 'When it gets loud, precision helps.' }),
      link('Questions on a ruling? Ask for advice', '/en/service/advice'),
    ],
  },
}
