import { headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

const german = '/de/themen/tarifvertraege/haeufige-fragen'
const english = '/en/topics/collective-agreements/frequent-questions'

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
        ) +
          bullets(
            `<a href="${german}#befristung">Warum sind Bühnenverträge befristet?</a>`,
            `<a href="${german}#gast">Wann ist jemand Gast?</a>`,
            `<a href="${german}#mitschnitt">Dürfen wir die Generalprobe filmen?</a>`,
            `<a href="${german}#teilzeit">Geht Teilzeit auf der Bühne?</a>`,
            `<a href="${german}#tarifbindung">Gilt der Tarif auch ohne Gewerkschaft?</a>`,
          ),
      ),
      headline('Warum sind Bühnenverträge befristet?', { anchor: 'befristung' }),
      text(
        paragraphs(
          'Weil das Publikum Abwechslung erwartet und eine neue Leitung eigene künstlerische Vorstellungen umsetzen können soll. Die Rechtsprechung erkennt das als sachlichen Grund an, aber nur für Tätigkeiten, die überwiegend künstlerisch sind. Für Verwaltung und Werkstatt gilt es nicht.',
        ),
      ),
      headline('Wann ist jemand Gast?', { anchor: 'gast' }),
      text(
        paragraphs(
          'Gast ist, wer für eine Produktion oder einzelne Vorstellungen verpflichtet wird und nicht ständig zum Ensemble gehört. Mehr als 72 Vorstellungen in einer Spielzeit sprechen dagegen. Auch Gäste sind meist sozialversichert beschäftigt.',
        ),
      ),
      headline('Dürfen wir die Generalprobe filmen?', { anchor: 'mitschnitt' }),
      text(
        paragraphs(
          'Für das eigene Archiv ja, mit Ankündigung. Für die Website sind bis zu drei Minuten tariflich abgegolten. Für alles darüber brauchen Sie die Zustimmung der Mitwirkenden und eine Vergütung.',
        ),
      ),
      headline('Geht Teilzeit auf der Bühne?', { anchor: 'teilzeit' }),
      text(
        paragraphs(
          'Ja. Im Orchester teilen sich zwei Personen ein Pult, im Ensemble werden Produktionen statt Stunden verabredet. Wie das rechtssicher geht, zeigt unser <a href="/de/service/muster-und-leitfaeden">Leitfaden</a>.',
        ),
      ),
      headline('Gilt der Tarif auch ohne Gewerkschaft?', { anchor: 'tarifbindung' }),
      text(
        paragraphs(
          'Rechtlich nur, wenn der Arbeitsvertrag darauf verweist. Unsere Mitglieder verpflichten sich dazu, damit im selben Ensemble nicht zwei Maßstäbe gelten.',
        ),
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
        ) +
          bullets(
            `<a href="${english}#fixed-term">Why are stage contracts fixed-term?</a>`,
            `<a href="${english}#guests">When is someone a guest?</a>`,
            `<a href="${english}#recordings">May we film the dress rehearsal?</a>`,
            `<a href="${english}#part-time">Does part-time work on stage?</a>`,
            `<a href="${english}#coverage">Does the agreement apply without a union?</a>`,
          ),
      ),
      headline('Why are stage contracts fixed-term?', { anchor: 'fixed-term' }),
      text(
        paragraphs(
          'Because audiences expect variety, and because new directors should be able to carry out artistic ideas of their own. Courts recognise this as an objective reason, but only for work that is mainly artistic. It does not hold for offices and workshops.',
        ),
      ),
      headline('When is someone a guest?', { anchor: 'guests' }),
      text(
        paragraphs(
          'A guest is engaged for one production or for single performances and does not belong to the ensemble. More than 72 performances in a season suggest otherwise. Guests, too, are usually employed with social insurance.',
        ),
      ),
      headline('May we film the dress rehearsal?', { anchor: 'recordings' }),
      text(
        paragraphs(
          'For your own archive, yes, if announced. Up to three minutes on your website are covered by the agreement. For anything beyond that you need the performers’ consent, and you pay a fee.',
        ),
      ),
      headline('Does part-time work on stage?', { anchor: 'part-time' }),
      text(
        paragraphs(
          'Yes. In the orchestra two people share a desk; in the ensemble, productions are agreed instead of hours. Our <a href="/en/service/templates-and-guides">guide</a> shows how to do it with legal certainty.',
        ),
      ),
      headline('Does the agreement apply without a union?', { anchor: 'coverage' }),
      text(
        paragraphs(
          'In law, only if the employment contract refers to it. Our members undertake to include that reference, so that no ensemble works by two standards.',
        ),
      ),
      link('Your question is missing? Ask us', '/en/contact', { button: true }),
    ],
  },
}
