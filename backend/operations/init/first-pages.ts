import { headline, type SeedModule, type SeedPage, type SeedText, text } from '../seed/content'
import { paragraphs } from '../seed/html'

/** The organization of the new site. */
export interface SiteOwner {
  name: { de: string; en: string }
}

/** Texts of a page in one language. The sentence is its content. */
type PageWords = readonly [slug: string, title: string, sentence: string]

/**
 * Returns the pages of a new site in the order of its menus: home, pages of routes, legal pages.
 * Imprint and privacy policy are drafts with instructions.
 */
export function createFirstPages(owner: SiteOwner): SeedPage[] {
  return [createHome(owner), ...routePages, imprint, privacy, accessibility, account]
}

const createHome = ({ name }: SiteOwner): SeedPage => ({
  key: 'home',
  de: {
    slug: '',
    title: name.de,
    headline: name.de,
    metaDescription: name.de,
    modules: [text(paragraphs('Willkommen. Diese Website entsteht gerade.'))],
  },
  en: {
    slug: '',
    title: name.en,
    headline: name.en,
    metaDescription: name.en,
    modules: [text(paragraphs('Welcome. This website is under construction.'))],
  },
})

/** Shows a page in the menu and in the header. */
const headerPlacement = { inMenu: true, isHighlight: true }

/** Pages whose addresses have routes of the site. */
const routePages: SeedPage[] = [
  {
    ...toPage(
      'members',
      ['unsere-mitglieder', 'Unsere Mitglieder', 'Das Verzeichnis unserer Mitglieder.'],
      ['addresses', 'Our members', 'The directory of our members.'],
    ),
    ...headerPlacement,
    children: [
      toPage(
        'theaters',
        ['theater', 'Theater', 'Die Theater unter unseren Mitgliedern.'],
        ['theatre', 'Theaters', 'The theaters among our members.'],
      ),
      toPage(
        'orchestras',
        ['orchester', 'Orchester', 'Die Orchester unter unseren Mitgliedern.'],
        ['orchestra', 'Orchestras', 'The orchestras among our members.'],
      ),
      toPage(
        'other-members',
        ['weitere-mitglieder', 'Weitere Mitglieder', 'Alle weiteren Mitglieder.'],
        ['other-addresses', 'Other members', 'All other members.'],
      ),
    ],
  },
  {
    ...toPage(
      'debate',
      ['debatte', 'Debatte', 'Beiträge zu dem, was uns beschäftigt.'],
      ['debate', 'Debate', 'Articles on the issues that concern us.'],
    ),
    ...headerPlacement,
  },
  {
    ...toPage(
      'jobs',
      ['jobboerse', 'Jobbörse', 'Stellen an Theatern und in Orchestern.'],
      ['jobboerse', 'Job board', 'Jobs at theaters and in orchestras.'],
    ),
    ...headerPlacement,
  },
  {
    ...toPage(
      'calendar',
      ['kalender', 'Kalender', 'Termine und Fristen.'],
      ['calender', 'Calendar', 'Dates and deadlines.'],
    ),
    ...headerPlacement,
  },
  {
    ...toPage(
      'press',
      ['pressemitteilungen', 'Presse', 'Pressemitteilungen und Bilder.'],
      ['press-releases', 'Press', 'Press releases and pictures.'],
    ),
    inMenu: true,
  },
  toPage(
    'downloads',
    ['downloads', 'Downloads', 'Dokumente für alle.'],
    ['downloads', 'Downloads', 'Documents for everybody.'],
  ),
  toPage(
    'newsletter',
    ['newsletter', 'Newsletter', 'Melden Sie sich für unseren Newsletter an.'],
    ['newsletter', 'Newsletter', 'Sign up for our newsletter.'],
  ),
  toPage(
    'press-list',
    ['presseverteiler', 'Presseverteiler', 'Melden Sie sich für den Presseverteiler an.'],
    ['press-form', 'Press mailing list', 'Sign up for the press mailing list.'],
  ),
  toPage(
    'contact',
    ['ansprechpersonen', 'Ansprechpersonen', 'Wer Ihnen weiterhilft.'],
    ['contact', 'Contacts', 'Who can help you.'],
  ),
  toPage(
    'publish-job',
    ['stellenanzeige-veroeffentlichen', 'Stellenanzeige veröffentlichen', 'So veröffentlichen Sie eine Stelle.'],
    ['publish-job', 'Publish a job ad', 'How to publish a job ad.'],
  ),
  toPage(
    'own-jobs',
    ['meine-stellenanzeigen', 'Meine Stellenanzeigen', 'Ihre Stellenanzeigen.'],
    ['jobs-advertisements', 'My job ads', 'Your job ads.'],
  ),
  toPage(
    'search',
    ['search', 'Suche', 'Ein bis drei Wörter genügen meist.'],
    ['search', 'Search', 'One to three words are usually enough.'],
  ),
  toPage(
    'closed',
    ['index-disabled', 'Gleich zurück', 'Diese Website ist für kurze Zeit geschlossen.'],
    ['index-disabled', 'Back soon', 'This website is closed for a short time.'],
  ),
]

/** The members' area. Login and profile are not content pages. */
const account: SeedPage = {
  ...toPage(
    'account',
    ['account', 'Mein Konto', 'Der Bereich für Mitglieder und die Jobbörse.'],
    ['account', 'My account', 'The area for members and the job board.'],
  ),
  areaClass: 'account',
  children: [
    toPage('groups', ['gruppen', 'Gruppen', 'Ihre Gruppen.'], ['groups', 'Groups', 'Your groups.']),
    toPage('organs', ['organe', 'Organe', 'Ihre Organe.'], ['organs', 'Governing bodies', 'Your governing bodies.']),
    toPage(
      'committees',
      ['ausschuesse', 'Ausschüsse', 'Ihre Ausschüsse.'],
      ['committees', 'Committees', 'Your committees.'],
    ),
    toPage(
      'member-downloads',
      ['downloads', 'Downloads', 'Dokumente für Mitglieder.'],
      ['downloads', 'Downloads', 'Documents for members.'],
    ),
  ].map((child) => ({ ...child, areaClass: 'account' })),
}

const imprint = createDraftPage(
  'imprint',
  {
    words: ['impressum', 'Impressum', 'Wer diese Website anbietet (§ 5 DDG).'],
    tasks: [
      ['Anbieter', 'Bitte nennen Sie Namen, Anschrift, Telefon und E-Mail-Adresse.'],
      ['Vertretung', 'Bitte nennen Sie, wer Sie vertritt, Register und Registernummer.'],
      ['Verantwortlich für den Inhalt', 'Bitte nennen Sie Namen und Anschrift (§ 18 Absatz 2 MStV).'],
    ],
  },
  {
    words: ['imprint', 'Legal notice', 'Who provides this website (German law, § 5 DDG).'],
    tasks: [
      ['Provider', 'Please enter the name, postal address, phone number, and email address.'],
      ['Representatives', 'Please enter who represents you, the register, and the register number.'],
      ['Responsible for the content', 'Please enter a name and address (§ 18 (2) MStV).'],
    ],
  },
)

const privacy = createDraftPage(
  'privacy',
  {
    words: ['datenschutz', 'Datenschutz', 'Welche Daten wir verarbeiten, wozu und wie lange.'],
    tasks: [
      ['Verantwortlich', 'Bitte nennen Sie, wer verantwortlich ist und wie man Kontakt aufnimmt.'],
      ['Welche Daten wir verarbeiten', 'Bitte nennen Sie Zwecke, Rechtsgrundlagen und Fristen.'],
      ['Ihre Rechte', 'Bitte nennen Sie Auskunft, Berichtigung, Löschung, Widerspruch und Beschwerde.'],
    ],
  },
  {
    words: ['data-protection', 'Privacy policy', 'Which data we process, why, and for how long.'],
    tasks: [
      ['Who is responsible', 'Please enter who is responsible and how to contact them.'],
      ['Which data we process', 'Please enter the purposes, legal grounds, and retention periods.'],
      ['Your rights', 'Please mention access, rectification, erasure, objection, and complaint.'],
    ],
  },
)

/** The accessibility statement, published because each page links to it. */
const accessibility: SeedPage = {
  ...toPage(
    'accessibility',
    [
      'barrierefreiheit',
      'Barrierefreiheit',
      'Unsere Erklärung zur Barrierefreiheit entsteht noch. Ist Ihnen etwas im Weg? Bitte schreiben Sie uns. Unsere Kontaktdaten stehen unten auf jeder Seite.',
    ],
    [
      'accessibility',
      'Accessibility',
      'Our accessibility statement is still being written. Is something in your way? Please write to us. Our contact details are at the bottom of every page.',
    ],
  ),
  inFooter: true,
}

interface Outline {
  words: PageWords
  /** Headings, each with an instruction. */
  tasks: readonly (readonly [title: string, task: string])[]
}

/** Creates a draft for editors to complete. */
function createDraftPage(key: string, de: Outline, en: Outline): SeedPage {
  const toModules = ({ tasks }: Outline) => tasks.flatMap(([title, task]) => [headline(title), text(paragraphs(task))])
  const toText = (outline: Outline) => toPageText(outline.words, toModules(outline))
  return { key, inFooter: true, isDraft: true, de: toText(de), en: toText(en) }
}

function toPage(key: string, de: PageWords, en: PageWords): SeedPage {
  const toText = (words: PageWords) => toPageText(words, [text(paragraphs(words[2]))])
  return { key, de: toText(de), en: toText(en) }
}

function toPageText([slug, title, sentence]: PageWords, modules: SeedModule[]): SeedText {
  return { slug, title, headline: title, metaDescription: sentence, modules }
}
