import { faq } from '../blocks'
import { link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

export const agreementQuestions: SeedPage = {
  key: 'agreement-questions',
  inMenu: true,
  hasTabNavigation: true,
  de: {
    slug: 'haeufige-fragen',
    title: 'Häufige Fragen',
    headline: 'Häufige Fragen zum Tarifrecht',
    metaDescription:
      'Befristung, Gastvertrag, freie Tage, Mitschnitt: Antworten auf häufige Fragen zum Tarifrecht.',
    modules: [
      text(
        paragraphs(
          'Fünf Fragen, die uns jede Woche erreichen. Die Antworten ersetzen keine Beratung im Einzelfall.',
        ),
      ),
      faq(
        [
          'Warum sind Bühnenverträge befristet?',
          text(
            paragraphs(
              'Weil das Publikum Abwechslung erwartet und eine neue Leitung eigene künstlerische Vorstellungen umsetzen können soll. Die Rechtsprechung erkennt das als sachlichen Grund an, aber nur für Tätigkeiten, die überwiegend künstlerisch sind. Für Verwaltung und Werkstatt gilt es nicht.',
            ),
          ),
        ],
        [
          'Wann ist jemand Gast?',
          text(
            paragraphs(
              'Gast ist, wer für eine Produktion oder einzelne Vorstellungen verpflichtet wird und nicht ständig zum Ensemble gehört. Mehr als 72 Vorstellungen in einer Spielzeit sprechen dagegen. Auch Gäste sind meist sozialversichert beschäftigt.',
            ),
          ),
        ],
        [
          'Dürfen wir die Generalprobe filmen?',
          text(
            paragraphs(
              'Für das eigene Archiv ja, mit Ankündigung. Für die Website sind bis zu drei Minuten tariflich abgegolten. Für alles darüber brauchen Sie die Zustimmung der Mitwirkenden und eine Vergütung.',
            ),
          ),
        ],
        [
          'Geht Teilzeit auf der Bühne?',
          text(
            paragraphs(
              'Ja. Im Orchester teilen sich zwei Personen ein Pult, im Ensemble werden Produktionen statt Stunden verabredet. Wie das rechtssicher geht, zeigt unser <a href="/de/service/muster-und-leitfaeden">Leitfaden</a>.',
            ),
          ),
        ],
        [
          'Gilt der Tarif auch ohne Gewerkschaft?',
          text(
            paragraphs(
              'Rechtlich nur, wenn der Arbeitsvertrag darauf verweist. Unsere Mitglieder verpflichten sich dazu, damit im selben Ensemble nicht zwei Maßstäbe gelten.',
            ),
          ),
        ],
      ),
      link('Ihre Frage fehlt? Fragen Sie uns', '/de/ansprechpersonen', { button: true }),
    ],
  },
  en: {
    slug: 'frequent-questions',
    title: 'Frequent questions',
    headline: 'Frequent questions on collective agreements',
    metaDescription: 'Fixed terms, guest contracts, free days, recordings: answers to frequent questions.',
    modules: [
      text(
        paragraphs(
          'Five questions that reach us every week. The answers do not replace advice on an individual case.',
        ),
      ),
      faq(
        [
          'Why are stage contracts fixed-term?',
          text(
            paragraphs(
              'Because audiences expect variety, and because new directors should be able to carry out artistic ideas of their own. Courts recognize this as an objective reason, but only for work that is mainly artistic. It does not hold for offices and workshops.',
            ),
          ),
        ],
        [
          'When is someone a guest?',
          text(
            paragraphs(
              'A guest is engaged for one production or for single performances and does not belong to the ensemble. More than 72 performances in a season suggest otherwise. Guests, too, are usually employed with social insurance.',
            ),
          ),
        ],
        [
          'May we film the dress rehearsal?',
          text(
            paragraphs(
              'For your own archive, yes, if announced. Up to three minutes on your website are covered by the agreement. For anything beyond that you need the performers’ consent, and you pay a fee.',
            ),
          ),
        ],
        [
          'Does part-time work on stage?',
          text(
            paragraphs(
              'Yes. In the orchestra two people share a desk; in the ensemble, productions are agreed instead of hours. Our <a href="/en/service/templates-and-guides">guide</a> shows how to do it with legal certainty.',
            ),
          ),
        ],
        [
          'Does the agreement apply without a union?',
          text(
            paragraphs(
              'In law, only if the employment contract refers to it. Our members undertake to include that reference, so that no ensemble works by two standards.',
            ),
          ),
        ],
      ),
      link('Your question is missing? Ask us', '/en/contact', { button: true }),
    ],
  },
}
