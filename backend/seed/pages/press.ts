import { imageList, team } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

export const debate: SeedPage = {
  key: 'debate',
  inMenu: true,
  isHighlight: true,
  heroPicture: 'audience-silhouettes',
  de: {
    slug: 'debatte',
    title: 'Debatte',
    headline: 'Darüber müssen wir reden',
    metaDescription: 'Die Debatte des VBO: Beiträge aus Häusern, Wissenschaft und Politik.',
    heroText: 'Beiträge aus Häusern, Wissenschaft und Politik.',
    modules: [
      text(
        paragraphs(
          'Ein Verband, der nur einer Meinung ist, hat nicht nachgefragt. Hier schreiben Menschen, die auf, vor und hinter der Bühne arbeiten, über Arbeit, Kunst, Geld und Zukunft. Sie widersprechen einander, manchmal auch uns. Die Beiträge geben die Ansicht derer wieder, die sie geschrieben haben.',
          'Sie möchten antworten? Schicken Sie 5.000 Zeichen und einen Satz, der Ärger macht, an <a href="mailto:debatte@vbo.example.org">debatte@vbo.example.org</a>.',
        ),
      ),
    ],
  },
  en: {
    slug: 'debate',
    title: 'Debate',
    headline: 'We need to talk about this',
    metaDescription: 'The VBO’s debate: contributions from houses, research and politics.',
    heroText: 'Contributions from houses, research and politics.',
    modules: [
      text(
        paragraphs(
          'An association of one opinion has not asked around. Here, people who work on, in front of and behind the stage write about work, art, money and the future. They disagree with one another, and sometimes with us. Each contribution gives the view of the person who wrote it.',
          'Would you like to reply? Send 5,000 characters and one sentence that causes trouble to <a href="mailto:debatte@vbo.example.org">debatte@vbo.example.org</a>.',
        ),
      ),
    ],
  },
}

export const pressReleases: SeedPage = {
  key: 'press-releases',
  inMenu: true,
  de: {
    slug: 'pressemitteilungen',
    title: 'Pressemitteilungen',
    headline: 'Für die Redaktion',
    metaDescription: 'Pressemitteilungen, Pressekontakt und Bildmaterial des VBO.',
    modules: [
      text(
        paragraphs(
          'Tarifabschlüsse, Stellungnahmen, Zahlen: Hier finden Sie unsere Mitteilungen, nach Themen geordnet, mit Bildern in Druckqualität. Texte dürfen Sie frei verwenden, Bilder mit dem genannten Nachweis.',
          'Rückfragen beantworten wir werktags bis 18 Uhr: +49 30 23125 014 oder <a href="mailto:presse@vbo.example.org">presse@vbo.example.org</a>. Interviews vermitteln wir meist noch am selben Tag.',
        ),
      ),
      link('In den Presseverteiler eintragen', '/de/presseverteiler', { button: true }),
      headline('Ihr Kontakt'),
      team('two-column', 'valentina.kreienbrink', 'hauke.zindelmann'),
      headline('Bilder zum Abdruck', { subline: 'Frei mit dem Nachweis: VBO / Bühnenhaus Bildwerkstatt' }),
      imageList(
        'list',
        ['curtain-red', 'Vorhang, Probenlicht', '/de/downloads'],
        ['orchestra-pit', 'Orchestergraben vor der Vorstellung', '/de/downloads'],
        ['audience-silhouettes', 'Publikum, letzte Reihe', '/de/downloads'],
        ['gridiron', 'Schnürboden von unten', '/de/downloads'],
      ),
    ],
  },
  en: {
    slug: 'press-releases',
    title: 'Press releases',
    headline: 'For the newsroom',
    metaDescription: 'Press releases, press contact and pictures from the VBO.',
    modules: [
      text(
        paragraphs(
          'Settlements, statements, figures: here are our releases, arranged by subject, with pictures in print quality. You may use texts freely, and pictures with the credit given.',
          'We answer questions on weekdays until 18:00: +49 30 23125 014 or <a href="mailto:presse@vbo.example.org">presse@vbo.example.org</a>. We usually arrange interviews on the same day.',
        ),
      ),
      link('Join the press mailing list', '/en/press-form', { button: true }),
      headline('Your contact'),
      team('two-column', 'valentina.kreienbrink', 'hauke.zindelmann'),
      headline('Pictures for print', { subline: 'Free with the credit: VBO / Bühnenhaus Bildwerkstatt' }),
      imageList(
        'list',
        ['curtain-red', 'Curtain, rehearsal light', '/en/downloads'],
        ['orchestra-pit', 'Orchestra pit before the show', '/en/downloads'],
        ['audience-silhouettes', 'Audience, back row', '/en/downloads'],
        ['gridiron', 'Gridiron from below', '/en/downloads'],
      ),
    ],
  },
}

export const pressForm: SeedPage = {
  key: 'press-form',
  de: {
    slug: 'presseverteiler',
    title: 'Presseverteiler',
    headline: 'Zuerst in Ihrem Postfach',
    metaDescription:
      'Anmeldung zum Presseverteiler des VBO für Redaktionen und freie Journalistinnen und Journalisten.',
    modules: [
      text(
        paragraphs(
          'Über den Presseverteiler erhalten Redaktionen und freie Journalistinnen und Journalisten unsere Mitteilungen, Einladungen und gesperrten Vorabinformationen. Sie wählen die Themen, wir schreiben nur, wenn es etwas zu sagen gibt, im Schnitt zweimal im Monat.',
        ),
      ),
      container(
        '67-33',
        [
          headline('So geht es weiter'),
          text(
            paragraphs(
              'Nach dem Absenden bestätigen Sie Ihre Adresse über einen Link, der sieben Tage gilt. Abmelden können Sie sich mit einem Klick in jeder Nachricht. Wie wir mit Ihren Daten umgehen, steht im <a href="/de/datenschutz">Datenschutz</a>.',
            ),
          ),
        ],
        [image('city-lights', { alias: 'landscape_small', description: 'Redaktionsschluss.' })],
      ),
    ],
  },
  en: {
    slug: 'press-form',
    title: 'Press mailing list',
    headline: 'First in your inbox',
    metaDescription: 'Sign up for the VBO’s press mailing list, for newsrooms and freelance journalists.',
    modules: [
      text(
        paragraphs(
          'Through the press mailing list, newsrooms and freelance journalists receive our releases, invitations and information under embargo. You choose the subjects; we write only when there is something to say, twice a month on average.',
        ),
      ),
      container(
        '67-33',
        [
          headline('What happens next'),
          text(
            paragraphs(
              'After sending the form you confirm your address through a link that is valid for seven days. You can unsubscribe with one click in every message. <a href="/en/data-protection">Data protection</a> tells you how we treat your data.',
            ),
          ),
        ],
        [image('city-lights', { alias: 'landscape_small', description: 'Deadline.' })],
      ),
    ],
  },
}
