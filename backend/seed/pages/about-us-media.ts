import { embed, listedVideo, quote, video, videoList } from '../blocks'
import { container, headline, link, type SeedPage, text } from '../content'
import { paragraphs } from '../html'

/** Media at services that exist, by ids that are invented. */
const media = {
  opening: 'https://www.youtube.com/watch?v=VBO-demo-01',
  workshop: 'https://vimeo.com/999999999901',
  pit: 'https://www.youtube.com/watch?v=VBO-demo-02',
  rigging: 'https://www.dailymotion.com/video/x0vbodemo',
  talk: 'https://soundcloud.com/vbo-demo/werkstattgespraech-1',
  podcast: 'https://open.spotify.com/episode/VBOdemoVBOdemoVBOdemo1',
  report: 'https://issuu.com/vbo-demo/docs/geschaeftsbericht-2025',
  picture: 'https://www.instagram.com/p/VBO-demo-03/',
  post: 'https://www.linkedin.com/feed/update/urn:li:activity:9999999999999999999/',
}

export const mediaLibrary: SeedPage = {
  key: 'media-library',
  inMenu: true,
  heroPicture: 'footlights',
  de: {
    slug: 'mediathek',
    title: 'Mediathek',
    headline: 'Zum Sehen, Hören, Blättern',
    metaDescription: 'Filme, Gespräche, Berichte und Beiträge des VBO aus den sozialen Netzwerken.',
    heroText: 'Was sich schlecht in Paragrafen sagen lässt.',
    modules: [
      text(
        paragraphs(
          'Unsere Filme und Gespräche liegen bei anderen Diensten. Sie werden erst geladen, wenn Sie zustimmen, für einen Beitrag oder für alle desselben Dienstes. Was dabei übertragen wird, steht im <a href="/de/datenschutz">Datenschutz</a>.',
        ),
      ),
      headline('Vor dem Einlass', { preline: 'Film', extra_class: 'red_left' }),
      video(media.opening, {
        title: 'Vor dem Einlass: ein Haus in der letzten Stunde',
        length: '6:40',
        picture: 'stage-floor',
      }),
      headline('Aus den Häusern', { preline: 'Kurzfilme' }),
      videoList(
        listedVideo(media.workshop, {
          title: 'Die Malerin im Malsaal',
          content: paragraphs('Neun Meter Himmel, gemalt im Stehen, mit Besen.'),
          picture: 'workshop-planks',
        }),
        listedVideo(media.pit, {
          title: 'Im Graben',
          content: paragraphs('Was man hört, wenn man die Bühne nicht sieht.'),
          picture: 'orchestra-pit',
        }),
        listedVideo(media.rigging, {
          title: 'Wer am Seil zieht',
          content: paragraphs('Die Schnürmeisterin erklärt, warum auf der Bühne niemand pfeift.'),
          picture: 'gridiron',
        }),
      ),
      container(
        '67-33',
        [
          headline('Werkstattgespräch', { preline: 'Zum Hören' }),
          text(
            paragraphs(
              'Einmal im Monat reden zwei Menschen aus demselben Haus miteinander, die sich sonst nur im Treppenhaus grüßen.',
            ),
          ),
          embed('audio', media.talk),
          embed('audio', media.podcast),
        ],
        [
          quote(
            'Ich dachte immer, ihr wartet auf uns. Dabei warten wir alle auf denselben Vorhang.',
            'Die Inspizientin zum Solohornisten, Folge 12',
          ),
        ],
      ),
      headline('Geschäftsbericht 2025', { preline: 'Zum Blättern' }),
      embed('viewer', media.report),
      headline('Aus den Netzwerken', { preline: 'Zuletzt geteilt' }),
      container('50-50', [embed('socialmedia', media.picture)], [embed('socialmedia', media.post)]),
      link('Pressebilder und Mitteilungen', '/de/pressemitteilungen'),
    ],
  },
  en: {
    slug: 'media-library',
    title: 'Media library',
    headline: 'To watch, to hear, to leaf through',
    metaDescription: 'Films, conversations, reports and social media posts by the VBO.',
    heroText: 'What is hard to say in sections and clauses.',
    modules: [
      text(
        paragraphs(
          'Our films and conversations are kept with other services. They are loaded only once you agree, for a single item or for everything of that service. <a href="/en/data-protection">Data protection</a> tells you what is transmitted.',
        ),
      ),
      headline('Before the doors open', { preline: 'Film', extra_class: 'red_left' }),
      video(media.opening, {
        title: 'Before the doors open: the last hour of a house',
        length: '6:40',
        picture: 'stage-floor',
      }),
      headline('From the houses', { preline: 'Short films' }),
      videoList(
        listedVideo(media.workshop, {
          title: 'The scenic painter',
          content: paragraphs('Nine meters of sky, painted standing up, with a broom.'),
          picture: 'workshop-planks',
        }),
        listedVideo(media.pit, {
          title: 'In the pit',
          content: paragraphs('What you hear when you cannot see the stage.'),
          picture: 'orchestra-pit',
        }),
        listedVideo(media.rigging, {
          title: 'Who pulls the rope',
          content: paragraphs('The head of rigging explains why nobody whistles on stage.'),
          picture: 'gridiron',
        }),
      ),
      container(
        '67-33',
        [
          headline('Workshop talk', { preline: 'To hear' }),
          text(
            paragraphs(
              'Once a month, two people from the same house talk to each other who otherwise only meet on the stairs.',
            ),
          ),
          embed('audio', media.talk),
          embed('audio', media.podcast),
        ],
        [
          quote(
            'I always thought you were waiting for us. But we all wait for the same curtain.',
            'The stage manager to the principal horn, episode 12',
          ),
        ],
      ),
      headline('Annual report 2025', { preline: 'To leaf through' }),
      embed('viewer', media.report),
      headline('From the networks', { preline: 'Recently shared' }),
      container('50-50', [embed('socialmedia', media.picture)], [embed('socialmedia', media.post)]),
      link('Press pictures and releases', '/en/press-releases'),
    ],
  },
}
