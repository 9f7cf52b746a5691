import { quote, teaser, teaserList } from '../blocks'
import { headline, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'
import { digital } from './topics-policy-digital'
import { funding } from './topics-policy-funding'
import { safetyAndRespect } from './topics-policy-respect'
import { sustainability } from './topics-policy-sustainability'

export const culturePolicy: SeedPage = {
  key: 'culture-policy',
  inMenu: true,
  heroPicture: 'cyclorama',
  menuPicture: 'cyclorama',
  de: {
    slug: 'kulturpolitik',
    title: 'Kulturpolitik',
    headline: 'Damit Städte Bühnen behalten',
    metaDescription:
      'Die Positionen des VBO: Finanzierung, Nachhaltigkeit, Digitalität, Arbeitsschutz und Respekt.',
    heroText: 'Ein Theater ist schnell geschlossen und nie wieder gegründet.',
    modules: [
      text(
        paragraphs(
          'Wir sprechen mit denen, die über Haushalte, Gesetze und Förderprogramme entscheiden: in Kommunen, Ländern, im Bund und in Europa. Unsere Stellungnahmen sind öffentlich, unsere Gespräche verzeichnet das Lobbyregister.',
        ),
      ),
      headline('Vier Positionen', { extra_class: 'red_left' }),
      teaserList('two-column', [
        teaser('Finanzierung', {
          text: 'Tarif gehört in den Zuschuss.',
          link: '/de/themen/kulturpolitik/finanzierung',
          link_text: 'Zur Finanzierung',
        }),
        teaser('Nachhaltigkeit', {
          text: 'Klimaneutral spielen bis 2035.',
          link: '/de/themen/kulturpolitik/nachhaltigkeit',
          link_text: 'Zur Nachhaltigkeit',
        }),
        teaser('Digitalität', {
          text: 'Das Digitale ist eine Spielstätte.',
          link: '/de/themen/kulturpolitik/digitalitaet',
          link_text: 'Zur Digitalität',
        }),
        teaser('Arbeitsschutz und Respekt', {
          text: 'Niemand geht mit Angst zur Probe.',
          link: '/de/themen/kulturpolitik/arbeitsschutz-und-respekt',
          link_text: 'Zu Arbeitsschutz und Respekt',
        }),
      ]),
      headline('So mischen wir uns ein'),
      text(
        paragraphs(
          'Wir schreiben kurz, rechnen vor und kommen vorbei. Jedes Jahr laden Häuser in allen Ländern Abgeordnete zu einem Tag hinter der Bühne ein. Wer einmal um sieben Uhr morgens den Abbau gesehen hat, kürzt anders.',
        ),
      ),
      quote(
        'Ich kam, um über Kürzungen zu reden, und half um Mitternacht, eine Wand zu tragen.',
        'Mitglied eines Haushaltsausschusses nach einem Tag hinter der Bühne',
      ),
      headline('Europa'),
      text(
        paragraphs(
          'Ob eine Geige mit altem Bogen über die Grenze darf, ob ein Chor für zwei Tage in ein Nachbarland entsandt werden kann, wie Umsatzsteuer auf Karten erhoben wird: Vieles entscheidet sich in Brüssel. Gemeinsam mit Verbänden aus neunzehn Ländern setzen wir uns dafür ein, dass Kunst reisen kann, ohne an Formularen zu scheitern.',
        ),
      ),
      link('Mitreden in der Debatte', '/de/debatte', { button: true }),
    ],
  },
  en: {
    slug: 'culture-policy',
    title: 'Culture policy',
    headline: 'So that cities keep their stages',
    metaDescription: 'The VBO’s positions: funding, sustainability, digital work, safety and respect.',
    heroText: 'A theater is quickly closed and never founded again.',
    modules: [
      text(
        paragraphs(
          'We talk to those who decide on budgets, laws and programs: in municipalities, federal states, the federal government and Europe. Our position papers are public, and our meetings are recorded in the lobby register.',
        ),
      ),
      headline('Four positions', { extra_class: 'red_left' }),
      teaserList('two-column', [
        teaser('Funding', {
          text: 'Agreed pay belongs in the subsidy.',
          link: '/en/topics/culture-policy/funding',
          link_text: 'Go to funding',
        }),
        teaser('Sustainability', {
          text: 'Climate-neutral by 2035.',
          link: '/en/topics/culture-policy/sustainability',
          link_text: 'Go to sustainability',
        }),
        teaser('Digital work', {
          text: 'The digital space is a venue.',
          link: '/en/topics/culture-policy/digital',
          link_text: 'Go to digital work',
        }),
        teaser('Safety and respect', {
          text: 'Nobody goes to rehearsal in fear.',
          link: '/en/topics/culture-policy/safety-and-respect',
          link_text: 'Go to safety and respect',
        }),
      ]),
      headline('How we take part'),
      text(
        paragraphs(
          'We write briefly, show our sums and drop by. Every year houses in all federal states invite members of parliament to spend a day backstage. Whoever has watched a set being struck at seven in the morning cuts budgets differently.',
        ),
      ),
      quote(
        'I came to talk about cuts, and at midnight I was helping to carry a wall.',
        'A member of a budget committee after a day backstage',
      ),
      headline('Europe'),
      text(
        paragraphs(
          'Whether a violin with an old bow may cross a border, whether a chorus can be posted to a neighboring country for two days, how tickets are taxed: much of this is decided in Brussels. Together with associations from nineteen countries we work for art that can travel without foundering on forms.',
        ),
      ),
      link('Join the debate', '/en/debate', { button: true }),
    ],
  },
  children: [funding, sustainability, digital, safetyAndRespect],
}
