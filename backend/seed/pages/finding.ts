import { link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const contact: SeedPage = {
  key: 'contact',
  de: {
    slug: 'ansprechpersonen',
    title: 'Ansprechpersonen',
    headline: 'Wer Ihnen weiterhilft',
    metaDescription: 'Ansprechpersonen des VBO nach Themen: Tarif, Recht, Kulturpolitik, Statistik, Presse.',
    modules: [
      text(
        paragraphs(
          'Für jedes Thema gibt es bei uns einen Menschen mit Namen, Gesicht und Durchwahl. Sie erreichen uns montags bis donnerstags von 9 bis 17 Uhr und freitags von 9 bis 15:30 Uhr. Wenn Sie nicht wissen, wer zuständig ist, rufen Sie die Zentrale an: +49 30 23125 000. Sie verbindet richtig.',
        ),
      ),
      link('So finden Sie die Geschäftsstelle', '/de/ueber-uns/geschaeftsstelle#anfahrt'),
    ],
  },
  en: {
    slug: 'contact',
    title: 'Contact persons',
    headline: 'Who can help you',
    metaDescription:
      'The VBO’s contact persons by subject: agreements, law, culture policy, statistics, press.',
    modules: [
      text(
        paragraphs(
          'For every subject we have a person with a name, a face and a direct line. You can reach us from Monday to Thursday, 9 to 17, and on Friday, 9 to 15:30. If you do not know who is in charge, call the switchboard: +49 30 23125 000. It connects you to the right person.',
        ),
      ),
      link('How to find our office', '/en/about-us/office#directions'),
    ],
  },
}

export const calendar: SeedPage = {
  key: 'calendar',
  inMenu: true,
  de: {
    slug: 'kalender',
    title: 'Kalender',
    headline: 'Was ansteht',
    metaDescription: 'Termine des VBO: Tagungen, Seminare, Fristen und Sitzungen.',
    modules: [
      text(
        paragraphs(
          'Tagungen, Seminare, Sitzungen und die Fristen, die niemand verpassen darf: die Nichtverlängerung im Oktober, die Statistikmeldung im Dezember, der Antrag zur Mitgliederversammlung im April. Angemeldete Mitglieder sehen zusätzlich die Termine ihrer Gremien.',
        ),
      ),
      link('Das Seminarprogramm', '/de/service/seminare'),
    ],
  },
  en: {
    slug: 'calender',
    title: 'Calendar',
    headline: 'What is coming up',
    metaDescription: 'Dates of the VBO: conferences, seminars, deadlines and meetings.',
    modules: [
      text(
        paragraphs(
          'Conferences, seminars, meetings and the deadlines nobody should miss: non-renewal in October, the statistics in December, motions for the general assembly in April. Members who are logged in also see the dates of their bodies.',
        ),
      ),
      link('The seminar program', '/en/service/seminars'),
    ],
  },
}

export const downloads: SeedPage = {
  key: 'downloads',
  inMenu: true,
  de: {
    slug: 'downloads',
    title: 'Downloads',
    headline: 'Zum Mitnehmen',
    metaDescription: 'Öffentliche Dokumente des VBO: Statistik, Stellungnahmen, Leitfäden, Satzung.',
    modules: [
      text(
        paragraphs(
          'Tabellen der Spielzeitstatistik, Stellungnahmen, Leitfäden und die Satzung stehen allen offen. Jede Datei nennt Art, Größe, Sprache und Datum. Neuere Dateien sind für Vorleseprogramme aufbereitet; fehlt Ihnen eine zugängliche Fassung, <a href="/de/barrierefreiheit#melden">sagen Sie es uns</a>.',
          'Tariftexte mit Erläuterung, Vertragsmuster und Rundschreiben liegen im Mitgliederbereich.',
        ),
      ),
      link('Downloads für Mitglieder', '/de/account/downloads'),
    ],
  },
  en: {
    slug: 'downloads',
    title: 'Downloads',
    headline: 'To take away',
    metaDescription: 'Public documents of the VBO: statistics, position papers, guides, statutes.',
    modules: [
      text(
        paragraphs(
          'Tables of the season statistics, position papers, guides and the statutes are open to all. Each file names its type, size, language and date. Newer files are prepared for screen readers; if you miss an accessible version, <a href="/en/accessibility#report">tell us</a>.',
          'Annotated agreements, model contracts and circulars are in the members’ area.',
        ),
      ),
      link('Downloads for members', '/en/account/downloads'),
    ],
  },
}

export const search: SeedPage = {
  key: 'search',
  de: {
    slug: 'search',
    title: 'Suche',
    headline: 'Was suchen Sie?',
    metaDescription: 'Suche auf der Website des VBO.',
    modules: [
      text(
        paragraphs('Ein bis drei Wörter genügen meist. Umlaute und kleine Tippfehler verzeiht die Suche.') +
          bullets(
            'Einen Beruf oder Ort sucht man am besten in der <a href="/de/jobboerse">Jobbörse</a>.',
            'Ein bestimmtes Haus steht im <a href="/de/unsere-mitglieder">Verzeichnis der Mitglieder</a>.',
            'Menschen finden Sie unter <a href="/de/ansprechpersonen">Ansprechpersonen</a>.',
          ),
      ),
    ],
  },
  en: {
    slug: 'search',
    title: 'Search',
    headline: 'What are you looking for?',
    metaDescription: 'Search the VBO’s website.',
    modules: [
      text(
        paragraphs(
          'One to three words are usually enough. The search forgives umlauts and small typing errors.',
        ) +
          bullets(
            'A profession or place is best looked for on the <a href="/en/jobboerse">job board</a>.',
            'A particular house is in the <a href="/en/addresses">directory of members</a>.',
            'You will find people under <a href="/en/contact">contact persons</a>.',
          ),
      ),
    ],
  },
}

/** What visitors read while the site is switched off (spec §2). */
export const indexDisabled: SeedPage = {
  key: 'index-disabled',
  de: {
    slug: 'index-disabled',
    title: 'Umbaupause',
    headline: 'Umbaupause',
    metaDescription: 'Die Website des VBO ist für kurze Zeit geschlossen.',
    modules: [
      text(
        paragraphs(
          'Wir bauen um und sind bald zurück. Bis dahin erreichen Sie uns montags bis donnerstags von 9 bis 17 Uhr und freitags von 9 bis 15:30 Uhr unter +49 30 23125 000 oder jederzeit unter <a href="mailto:post@vbo.example.org">post@vbo.example.org</a>.',
        ),
      ),
    ],
  },
  en: {
    slug: 'index-disabled',
    title: 'Scene change',
    headline: 'Scene change',
    metaDescription: 'The VBO’s website is closed for a short time.',
    modules: [
      text(
        paragraphs(
          'We are changing the set and will be back soon. Until then you can reach us from Monday to Thursday, 9 to 17, and on Friday, 9 to 15:30, on +49 30 23125 000, or at any time at <a href="mailto:post@vbo.example.org">post@vbo.example.org</a>.',
        ),
      ),
    ],
  },
}
