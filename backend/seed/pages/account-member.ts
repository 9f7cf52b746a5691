import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const profile: SeedPage = {
  key: 'profile',
  areaClass: 'account',
  de: {
    slug: 'profil',
    title: 'Meine Daten',
    headline: 'Meine Daten',
    metaDescription: 'Eigene Daten im Mitgliederbereich des VBO ansehen und ändern.',
    modules: [
      text(
        paragraphs(
          'Halten Sie Name, Funktion und Telefonnummer aktuell, damit Ihre Gremien Sie erreichen. Eine neue E-Mail-Adresse gilt erst, wenn Sie sie bestätigt haben. Hier sehen Sie auch, wo Sie angemeldet sind, laden Ihre Daten herunter oder löschen Ihr Konto.',
        ),
      ),
      link('Passwort ändern', '/de/account/passwort-aendern'),
    ],
  },
  en: {
    slug: 'profile',
    title: 'My details',
    headline: 'My details',
    metaDescription: 'View and change your own details in the VBO’s members’ area.',
    modules: [
      text(
        paragraphs(
          'Keep your name, position and telephone number up to date so that your bodies can reach you. A new e-mail address applies only once you have confirmed it. Here you also see where you are logged in, download your data or delete your account.',
        ),
      ),
      link('Change password', '/en/account/passwort-aendern'),
    ],
  },
}

export const groups: SeedPage = {
  key: 'account-groups',
  areaClass: 'account',
  de: {
    slug: 'gruppen',
    title: 'Gruppen',
    headline: 'Meine Gruppen',
    metaDescription: 'Die Gruppen, denen Sie im VBO angehören, mit Mitgliedern und Unterlagen.',
    modules: [
      text(
        paragraphs(
          'In den Gruppen tauschen sich Häuser aus, die ähnlich groß sind oder ähnlich arbeiten. Zu jeder Gruppe, der Sie angehören, finden Sie die Mitglieder, die Sprecherin oder den Sprecher und die Unterlagen der letzten Treffen.',
        ),
      ),
    ],
  },
  en: {
    slug: 'groups',
    title: 'Groups',
    headline: 'My groups',
    metaDescription: 'The groups you belong to in the VBO, with their members and papers.',
    modules: [
      text(
        paragraphs(
          'Groups are where houses of similar size or with similar work exchange views. For each group you belong to, you will find the members, the spokesperson and the papers of recent meetings.',
        ),
      ),
    ],
  },
}

export const organs: SeedPage = {
  key: 'account-organs',
  areaClass: 'account',
  de: {
    slug: 'organe',
    title: 'Organe',
    headline: 'Meine Organe',
    metaDescription: 'Die Organe des VBO, denen Sie angehören, mit Einladungen und Protokollen.',
    modules: [
      text(
        paragraphs(
          'Einladungen, Vorlagen und Protokolle der Organe, denen Sie angehören. Vorlagen stehen zehn Tage vor der Sitzung bereit, Protokolle zwei Wochen danach. Bitte behandeln Sie alles, was mit „vertraulich“ gekennzeichnet ist, auch so.',
        ),
      ),
      link('Was die Organe tun', '/de/ueber-uns/organe'),
    ],
  },
  en: {
    slug: 'organs',
    title: 'Governing bodies',
    headline: 'My governing bodies',
    metaDescription: 'The VBO’s governing bodies you belong to, with invitations and minutes.',
    modules: [
      text(
        paragraphs(
          'Invitations, papers and minutes of the bodies you belong to. Papers are available ten days before a meeting, minutes two weeks after it. Please treat everything marked “confidential” accordingly.',
        ),
      ),
      link('What the bodies do', '/en/about-us/bodies'),
    ],
  },
}

export const accountCommittees: SeedPage = {
  key: 'account-committees',
  areaClass: 'account',
  de: {
    slug: 'ausschuesse',
    title: 'Ausschüsse',
    headline: 'Meine Ausschüsse',
    metaDescription: 'Die Ausschüsse des VBO, in denen Sie mitarbeiten, mit Unterlagen und Mitgliedern.',
    modules: [
      text(
        paragraphs(
          'Hier arbeiten die Ausschüsse zwischen ihren Sitzungen: mit Entwürfen, Umfragen unter den Häusern und der Liste dessen, was als Nächstes ansteht. Sie sehen die Ausschüsse, in die Sie gewählt oder als Gast eingeladen sind.',
        ),
      ),
      link('Alle Ausschüsse und ihre Aufgaben', '/de/ueber-uns/organe/ausschuesse'),
    ],
  },
  en: {
    slug: 'committees',
    title: 'Committees',
    headline: 'My committees',
    metaDescription: 'The VBO’s committees you work on, with papers and members.',
    modules: [
      text(
        paragraphs(
          'This is where committees work between meetings: with drafts, surveys among the houses and the list of what comes next. You see the committees you have been elected to or invited to as a guest.',
        ),
      ),
      link('All committees and their tasks', '/en/about-us/bodies/committees'),
    ],
  },
}

export const accountDownloads: SeedPage = {
  key: 'account-downloads',
  areaClass: 'account',
  de: {
    slug: 'downloads',
    title: 'Downloads für Mitglieder',
    headline: 'Aus dem Archivschrank',
    metaDescription: 'Geschützte Dokumente des VBO für Mitglieder: Tariftexte, Muster, Rundschreiben.',
    modules: [
      text(
        paragraphs(
          'Tariftexte mit Erläuterung, Vertragsmuster, Rundschreiben und Vergleichszahlen, nach Themen geordnet. Die Dateien sind für den Gebrauch in Ihrem Haus bestimmt; bitte geben Sie sie nicht darüber hinaus weiter.',
        ),
      ),
      link('Öffentliche Downloads', '/de/downloads'),
    ],
  },
  en: {
    slug: 'downloads',
    title: 'Downloads for members',
    headline: 'From the filing cabinet',
    metaDescription: 'Protected documents of the VBO for members: agreements, templates, circulars.',
    modules: [
      text(
        paragraphs(
          'Annotated agreements, model contracts, circulars and comparative figures, arranged by subject. The files are meant for use in your house; please do not pass them on beyond it.',
        ),
      ),
      link('Public downloads', '/en/downloads'),
    ],
  },
}

export const memberNotes: SeedPage = {
  key: 'member-notes',
  inMenu: true,
  areaClass: 'account',
  de: {
    slug: 'hinweise',
    title: 'Hinweise für Mitglieder',
    headline: 'Hausordnung für den Mitgliederbereich',
    metaDescription: 'Wie der Mitgliederbereich des VBO gedacht ist: Zugänge, Vertraulichkeit, Fristen.',
    modules: [
      text(
        paragraphs(
          'Der Mitgliederbereich ist ein Arbeitsraum. Damit er einer bleibt, haben wir einige Verabredungen, die für alle gelten.',
        ),
      ),
      headline('Zugänge'),
      text(
        paragraphs(
          'Jede Person hat ihren eigenen Zugang, auch in kleinen Häusern. Wer das Haus verlässt, meldet sich ab oder wird von der Leitung abgemeldet. Wir prüfen die Zugänge jedes Jahr zum Spielzeitende.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Vertraulichkeit'),
          text(
            bullets(
              '<strong>Offen:</strong> darf im ganzen Haus geteilt werden',
              '<strong>Intern:</strong> nur für Leitung und Personalabteilung',
              '<strong>Vertraulich:</strong> nur für die Mitglieder des Gremiums, besonders während laufender Verhandlungen',
            ),
          ),
        ],
        [
          image('archive-shelves', {
            alias: 'landscape_small',
            description: 'Das Verbandsarchiv, Regal 14.',
          }),
        ],
      ),
      headline('Fristen'),
      text(
        paragraphs(
          'Rückmeldungen zu Tarifumfragen brauchen wir binnen drei Wochen. Die Spielzeitstatistik schließt am 15. Dezember. Beides steht im <a href="/de/kalender">Kalender</a>.',
        ),
      ),
      link('Meine Daten prüfen', '/de/account/profil'),
    ],
  },
  en: {
    slug: 'notes',
    title: 'Notes for members',
    headline: 'House rules for the members’ area',
    metaDescription: 'How the VBO’s members’ area is meant to be used: access, confidentiality, deadlines.',
    modules: [
      text(
        paragraphs(
          'The members’ area is a place of work. To keep it one, we have a few arrangements that apply to everyone.',
        ),
      ),
      headline('Access'),
      text(
        paragraphs(
          'Each person has an access of their own, in small houses, too. Those who leave a house log off for good or are removed by its management. We review all accounts each year at the end of the season.',
        ),
      ),
      container(
        '67-33',
        [
          headline('Confidentiality'),
          text(
            bullets(
              '<strong>Open:</strong> may be shared throughout the house',
              '<strong>Internal:</strong> for management and human resources only',
              '<strong>Confidential:</strong> for members of the body only, above all while negotiations are going on',
            ),
          ),
        ],
        [
          image('archive-shelves', {
            alias: 'landscape_small',
            description: 'The association’s archive, shelf 14.',
          }),
        ],
      ),
      headline('Deadlines'),
      text(
        paragraphs(
          'We need replies to surveys on bargaining within three weeks. The season statistics close on December 15. Both are in the <a href="/en/calender">calendar</a>.',
        ),
      ),
      link('Check my details', '/en/account/profile'),
    ],
  },
}
