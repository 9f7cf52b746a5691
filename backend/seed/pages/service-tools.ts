import { html } from '../blocks'
import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs, steps, table } from '../html'

/** A frame as services offer it for embedding; the film is invented. */
function videoFrame(title: string): string {
  return `<figure><iframe src="https://player.vimeo.com/video/999999999902?dnt=1" title="${title}" width="640" height="360"></iframe><figcaption>${title}</figcaption></figure>`
}

export const templates: SeedPage = {
  key: 'templates',
  inMenu: true,
  de: {
    slug: 'muster-und-leitfaeden',
    title: 'Muster und Leitfäden',
    headline: 'Nicht jedes Haus muss alles neu erfinden',
    metaDescription: 'Musterverträge, Vereinbarungen und Leitfäden des VBO für Theater und Orchester.',
    modules: [
      text(
        paragraphs(
          'Unsere Muster sind mit Häusern erprobt, von Juristinnen und Juristen geprüft und so kurz, wie das Recht es zulässt. Eckige Klammern zeigen, wo Sie entscheiden müssen. Leitfäden erklären den Weg dorthin.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Für alle', { extra_class: 'red_left' }),
          text(
            bullets(
              'Verhaltenskodex zum Aushängen',
              'Vereinbarung zwischen Theater und Schule',
              'Leitfaden Barrierefreie Vorstellung',
              'Leitfaden Klimabilanz',
            ),
          ),
          link('Zu den öffentlichen Downloads', '/de/downloads'),
        ],
        [
          headline('Für Mitglieder', { extra_class: 'red_left' }),
          text(
            bullets(
              'Arbeitsverträge nach TV Bühne und TV Orchester',
              'Gastverträge für Schauspiel, Oper und Dirigat',
              'Betriebsvereinbarung zur Dienstplanung',
              'Leitfaden Teilzeit auf der Bühne',
            ),
          ),
          link('Zu den Downloads für Mitglieder', '/de/account/downloads'),
        ],
      ),
      headline('So benutzen Sie ein Muster'),
      text(
        steps(
          'Lesen Sie zuerst die Erläuterung; sie steht auf der ersten Seite.',
          'Füllen Sie jede eckige Klammer. Bleibt eine leer, fehlt eine Entscheidung.',
          'Streichen Sie nichts, dessen Zweck Sie nicht kennen. Fragen Sie vorher.',
        ),
      ),
      headline('Stand und Haftung'),
      text(
        paragraphs(
          'Jede Datei nennt ihr Datum. Ändert sich das Recht, überarbeiten wir das Muster und melden es im <a href="/de/newsletter">Newsletter</a>. Ein Muster ersetzt keine Beratung; im Zweifel fragen Sie uns.',
        ),
      ),
    ],
  },
  en: {
    slug: 'templates-and-guides',
    title: 'Templates and guides',
    headline: 'Not every house must invent everything',
    metaDescription: 'Model contracts, agreements and guides by the VBO for theaters and orchestras.',
    modules: [
      text(
        paragraphs(
          'Our templates are tried out with houses, checked by lawyers and as short as the law permits. Square brackets show where you have to decide. Guides explain how to get there.',
        ),
      ),
      container(
        '50-50',
        [
          headline('For everyone', { extra_class: 'red_left' }),
          text(
            bullets(
              'Code of conduct for your noticeboard',
              'Agreement between theater and school',
              'Guide to accessible performances',
              'Guide to carbon accounts',
            ),
          ),
          link('Go to public downloads', '/en/downloads'),
        ],
        [
          headline('For members', { extra_class: 'red_left' }),
          text(
            bullets(
              'Employment contracts under the stage and orchestra agreements',
              'Guest contracts for drama, opera and conductors',
              'Works agreement on rotas',
              'Guide to part-time work on stage',
            ),
          ),
          link('Go to downloads for members', '/en/account/downloads'),
        ],
      ),
      headline('How to use a template'),
      text(
        steps(
          'Read the commentary first; it is on the first page.',
          'Fill in every square bracket. If one stays empty, a decision is missing.',
          'Delete nothing whose purpose you do not know. Ask first.',
        ),
      ),
      headline('Date and liability'),
      text(
        paragraphs(
          'Each file carries its date. If the law changes, we revise the template and say so in the <a href="/en/newsletter">newsletter</a>. A template does not replace advice; if in doubt, ask us.',
        ),
      ),
    ],
  },
}

export const seminars: SeedPage = {
  key: 'seminars',
  inMenu: true,
  de: {
    slug: 'seminare',
    title: 'Seminare',
    headline: 'Lernen mit Leuten, die es auch betrifft',
    metaDescription: 'Seminare des VBO zu Tarifrecht, Führung, Sicherheit, Klima und Kommunikation.',
    modules: [
      text(
        paragraphs(
          'Jedes Jahr bieten wir rund vierzig Seminare an, die Hälfte davon digital. Höchstens sechzehn Menschen, immer mit Fällen aus den Häusern, nie mit Rollenspielen ohne Vorwarnung.',
        ),
      ),
      headline('Das Programm', { extra_class: 'red_left' }),
      text(
        bullets(
          '<strong>Tarif und Recht:</strong> TV Bühne für Neue, Nichtverlängerung, Urheberrecht',
          '<strong>Führung:</strong> Das schwierige Gespräch, Leitungswechsel, Dienstplanung mit Augenmaß',
          '<strong>Sicherheit:</strong> Verantwortung auf der Bühne, Lärm im Graben, Vertrauenspersonen',
          '<strong>Zukunft:</strong> Klimabilanz, künstliche Intelligenz, Publikum von morgen',
        ),
      ),
      container(
        '67-33',
        [
          headline('Teilnahme'),
          text(
            paragraphs(
              'Auszubildende und Berufseinsteigende zahlen die Hälfte. Die Räume sind stufenlos; Schrift- und Gebärdensprachdolmetschen organisieren wir gern, wenn Sie es drei Wochen vorher sagen.',
            ),
          ),
        ],
        [image('school-rows', { alias: 'landscape_small', description: 'Seminarraum, kurz vor neun.' })],
      ),
      html(
        table(
          'Was ein Seminar kostet',
          ['Format', 'Mitglieder', 'Alle anderen'],
          [
            ['Halber Tag, digital', '90 €', '160 €'],
            ['Ganzer Tag, digital', '150 €', '270 €'],
            ['Ganzer Tag in Berlin', '180 €', '320 €'],
            ['Zwei Tage in einem Mitgliedshaus', '340 €', '590 €'],
          ],
        ),
      ),
      headline('Ein Blick in den Seminarraum'),
      html(videoFrame('Kurzfilm: ein Seminartag zum Tarifvertrag Bühne')),
      headline('Seminare in Ihrem Haus'),
      text(
        paragraphs(
          'Ab acht Teilnehmenden kommen wir zu Ihnen. Beliebt sind der halbe Tag Tarifrecht für das Betriebsbüro und die Einführung für neue Leitungen, die wir mit einem Rundgang durch das eigene Haus beginnen. Sie werden überrascht sein, wo sich der Fundus versteckt.',
        ),
      ),
      link('Termine im Kalender', '/de/kalender', { button: true }),
    ],
  },
  en: {
    slug: 'seminars',
    title: 'Seminars',
    headline: 'Learn with people it concerns, too',
    metaDescription: 'Seminars by the VBO on agreements, leadership, safety, climate and communication.',
    modules: [
      text(
        paragraphs(
          'Each year we offer about forty seminars, half of them online. Sixteen people at most, always with cases from the houses, never with role play unannounced.',
        ),
      ),
      headline('The program', { extra_class: 'red_left' }),
      text(
        bullets(
          '<strong>Agreements and law:</strong> the stage agreement for newcomers, non-renewal, copyright',
          '<strong>Leadership:</strong> the difficult conversation, changes at the top, rotas with a sense of proportion',
          '<strong>Safety:</strong> responsibility on stage, noise in the pit, confidential advisers',
          '<strong>Future:</strong> carbon accounts, artificial intelligence, tomorrow’s audience',
        ),
      ),
      container(
        '67-33',
        [
          headline('Taking part'),
          text(
            paragraphs(
              'Apprentices and newcomers pay half. Rooms are step-free; we are glad to arrange speech-to-text and sign language interpreting if you tell us three weeks ahead.',
            ),
          ),
        ],
        [
          image('school-rows', {
            alias: 'landscape_small',
            description: 'The seminar room, just before nine.',
          }),
        ],
      ),
      html(
        table(
          'What a seminar costs',
          ['Format', 'Members', 'Everyone else'],
          [
            ['Half a day, online', '€90', '€160'],
            ['A full day, online', '€150', '€270'],
            ['A full day in Berlin', '€180', '€320'],
            ['Two days in a member’s house', '€340', '€590'],
          ],
        ),
      ),
      headline('A look into the seminar room'),
      html(videoFrame('Short film: a seminar day on the stage agreement')),
      headline('Seminars in your house'),
      text(
        paragraphs(
          'With eight participants or more we come to you. Favorites are the half-day on employment law for the planning office and the introduction for new directors, which begins with a tour of their own house. You will be surprised where the costume store hides.',
        ),
      ),
      link('Dates in the calendar', '/en/calender', { button: true }),
    ],
  },
}
