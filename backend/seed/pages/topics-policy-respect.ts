import { container, headline, image, link, type SeedPage, text } from '../content'
import { bullets, paragraphs, steps } from '../html'

export const safetyAndRespect: SeedPage = {
  key: 'safety-and-respect',
  inMenu: true,
  de: {
    slug: 'arbeitsschutz-und-respekt',
    title: 'Arbeitsschutz und Respekt',
    headline: 'Gute Kunst braucht keine Angst',
    metaDescription:
      'Verhaltenskodex, Vertrauenspersonen, Arbeitsschutz: sicher und respektvoll arbeiten am Theater.',
    modules: [
      text(
        paragraphs(
          'Auf Proben wird gestritten, geschwitzt, gezweifelt. Erniedrigt wird niemand. Sicherheit heißt bei uns beides: dass der Zug hält und dass ein Nein gehört wird.',
        ),
      ),
      headline('Der Verhaltenskodex', { preline: 'verbindlich seit 2022', extra_class: 'red_left' }),
      text(
        bullets(
          'Macht wird begründet, nicht ausgespielt.',
          'Intime Szenen werden vorher verabredet und, wenn gewünscht, begleitet.',
          'Niemand wird wegen Herkunft, Hautfarbe, Geschlecht, Alter, Behinderung, Religion oder Liebe benachteiligt.',
          'Wer etwas meldet, ist geschützt, auch wenn sich der Verdacht nicht bestätigt.',
        ),
      ),
      container(
        '33-67',
        [image('footlights', { alias: 'portrait', description: 'Rampenlicht von unten.' })],
        [
          headline('Wenn etwas geschieht', { anchor: 'hilfe' }),
          text(
            steps(
              '<strong>Sprechen Sie mit jemandem</strong>, dem Sie vertrauen. Jedes Mitgliedshaus hat zwei Vertrauenspersonen.',
              '<strong>Schreiben Sie auf</strong>, was wann vor wem geschehen ist.',
              '<strong>Holen Sie Rat</strong> von außen: Unsere unabhängige Anlaufstelle berät vertraulich und kostenlos, auch anonym: <a href="mailto:vertrauen@vbo.example.org">vertrauen@vbo.example.org</a>.',
              '<strong>Entscheiden Sie selbst</strong>, ob daraus eine Beschwerde wird.',
            ),
          ),
          headline('Technik, Höhe, Lärm'),
          text(
            paragraphs(
              'Bühnen gehören zu den gefährlicheren Arbeitsplätzen. Unser Ausschuss für Technik und Sicherheit gibt Merkblätter zu Obermaschinerie, Pyrotechnik, Absturz und Lärm heraus und schult jedes Jahr 400 Beschäftigte.',
            ),
          ),
        ],
      ),
      link('Seminare für Vertrauenspersonen', '/de/service/seminare', { button: true }),
    ],
  },
  en: {
    slug: 'safety-and-respect',
    title: 'Safety and respect',
    headline: 'Good art needs no fear',
    metaDescription:
      'Code of conduct, confidential advisers, safety at work: working safely and with respect.',
    modules: [
      text(
        paragraphs(
          'In rehearsal people argue, sweat and doubt. Nobody is humiliated. Safety means two things to us: that the fly line holds, and that a no is heard.',
        ),
      ),
      headline('The code of conduct', { preline: 'Binding since 2022', extra_class: 'red_left' }),
      text(
        bullets(
          'Power gives reasons; it is not flaunted.',
          'Intimate scenes are agreed beforehand and, if wished, accompanied.',
          'Nobody is put at a disadvantage for origin, color, gender, age, disability, religion or love.',
          'Whoever reports something is protected, even if the suspicion is not confirmed.',
        ),
      ),
      container(
        '33-67',
        [image('footlights', { alias: 'portrait', description: 'Footlights, seen from below.' })],
        [
          headline('If something happens', { anchor: 'help' }),
          text(
            steps(
              '<strong>Talk to someone</strong> you trust. Every member house has two confidential advisers.',
              '<strong>Write down</strong> what happened, when and in whose presence.',
              '<strong>Seek advice</strong> from outside: our independent contact point advises in confidence and free of charge, anonymously too: <a href="mailto:vertrauen@vbo.example.org">vertrauen@vbo.example.org</a>.',
              '<strong>Decide for yourself</strong> whether to make a complaint.',
            ),
          ),
          headline('Machinery, height, noise'),
          text(
            paragraphs(
              'Stages are among the more dangerous places of work. Our committee on technology and safety issues leaflets on flying systems, pyrotechnics, falls and noise, and trains 400 employees a year.',
            ),
          ),
        ],
      ),
      link('Seminars for confidential advisers', '/en/service/seminars', { button: true }),
    ],
  },
}
