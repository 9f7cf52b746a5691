import { form, fullTeaser, imageList } from '../blocks'
import { container, headline, link, type SeedPage, text } from '../content'
import { bullets, paragraphs } from '../html'

export const education: SeedPage = {
  key: 'education',
  inMenu: true,
  heroPicture: 'school-rows',
  de: {
    slug: 'bildung-und-nachwuchs',
    title: 'Bildung und Nachwuchs',
    headline: 'Wer einmal mitgespielt hat',
    metaDescription:
      'Theater und Schule, Ausbildung in Bühnenberufen, Orchesterakademien: was der VBO fördert.',
    heroText: 'Jedes Kind soll einmal im Jahr in einem Saal sitzen, in dem das Licht ausgeht.',
    modules: [
      text(
        paragraphs(
          'Publikum wächst nicht nach, es wird eingeladen. Und Berufe sterben nicht aus, wenn man sie zeigt. Deshalb arbeiten wir mit Schulen, Hochschulen und Kammern an zwei Fragen: Wie kommen junge Menschen ins Theater? Und wie bleiben sie?',
        ),
      ),
      headline('Schule', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'In 214 Patenschaften begleiten Häuser eine Schule über mindestens drei Jahre: mit Probenbesuchen, Klassenzimmerstücken und Fortbildungen für Lehrkräfte. Eine Mustervereinbarung regelt Kinderschutz, Versicherung und Kosten.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Ausbildung', { extra_class: 'red_left' }),
          text(
            bullets(
              'Fachkraft für Veranstaltungstechnik',
              'Maßschneiderei, Modisterei, Schuhmacherei',
              'Maskenbild, Bühnenmalerei und Bühnenplastik',
              'Tischlerei, Schlosserei, Polsterei',
            ),
          ),
          link('Offene Stellen und Ausbildungsplätze', '/de/jobboerse'),
        ],
        [
          headline('Studium und Einstieg', { extra_class: 'red_left' }),
          text(
            bullets(
              'Orchesterakademien an 41 Häusern',
              'Opernstudios mit Mindestvergütung und begrenzten Diensten',
              'Mentoring für Frauen auf dem Weg in Leitungsämter',
              'Traineestellen im Theatermanagement',
            ),
          ),
          link('Seminare für den Einstieg', '/de/service/seminare'),
        ],
      ),
      headline('Ein Tag in der Akademie'),
      imageList(
        'slider',
        ['violin-arcs', 'Zehn Uhr: erste Probe der Orchesterakademie.'],
        ['score-lines', 'Zwölf Uhr: Stimmen einrichten.'],
        ['costume-folds', 'Drei Uhr: ein Blick in die Schneiderei.'],
        ['footlights', 'Halb acht: zum ersten Mal selbst im Licht.'],
      ),
      headline('Fair von Anfang an'),
      text(
        paragraphs(
          'Praktika über drei Monate werden bezahlt, Hospitanzen dauern höchstens acht Wochen, und auch wer lernt, hat abends frei. Das haben unsere Mitglieder 2023 beschlossen.',
        ),
      ),
      fullTeaser(
        'Werden Sie Patin oder Pate einer Klasse',
        'Eine Schule, ein Haus, drei Jahre: Wir bringen Sie zusammen und schicken die Mustervereinbarung gleich mit.',
        {
          picture: 'school-rows',
          extra_class: 'image-right-bg-red',
          preline: 'Theater und Schule',
          link: '/de/ansprechpersonen',
          link_text: 'Ansprechperson finden',
        },
      ),
      form(
        {
          title: 'Bühne für alle: Anmeldung zur Tagung',
          content: paragraphs(
            'Am 23. und 24. April treffen sich in Erlenburg Schulen und Häuser, die zusammenarbeiten oder es vorhaben. Die Teilnahme ist kostenlos.',
          ),
          button: 'Verbindlich anmelden',
          thanks: 'Vielen Dank, Sie sind angemeldet. Das Programm schicken wir Ihnen Anfang April.',
          recipients: 'tagung@vbo.example.org',
          subject: 'Anmeldung zur Tagung „Bühne für alle“',
          keep_days: 180,
        },
        { label: 'Name', is_required: true },
        { label: 'E-Mail-Adresse', kind: 'email', is_required: true, help: 'Hierhin kommt das Programm.' },
        { label: 'Haus oder Schule', is_required: true },
        {
          label: 'Sie kommen',
          kind: 'radio',
          is_required: true,
          options: 'an beiden Tagen\nnur am 23. April\nnur am 24. April',
        },
        {
          label: 'Werkstätten',
          kind: 'checkboxes',
          help: 'Bitte höchstens zwei.',
          options: 'Klassenzimmerstücke\nStimme und Bewegung\nTechnik zum Anfassen\nKinderschutz',
        },
        {
          label: 'Verpflegung',
          kind: 'select',
          options: 'vegetarisch\nvegan\nmit Fleisch oder Fisch',
        },
        { label: 'Anreise am', kind: 'date' },
        { label: 'Ihr Projekt', kind: 'text', help: 'Ein paar Sätze, wenn Sie eines vorstellen möchten.' },
        { label: 'Projektskizze', kind: 'file' },
        {
          label: 'Meine Angaben dürfen für die Tagung verwendet werden.',
          kind: 'consent',
          is_required: true,
        },
      ),
    ],
  },
  en: {
    slug: 'education',
    title: 'Education and young talent',
    headline: 'Once you have joined in',
    metaDescription:
      'Theater and schools, training in stage trades, orchestra academies: what the VBO supports.',
    heroText: 'Once a year, every child should sit in a room where the lights go down.',
    modules: [
      text(
        paragraphs(
          'Audiences do not grow by themselves; they are invited. And trades do not die out if they are shown. So we work with schools, universities and chambers on two questions: how do young people come to the theater? And how do they stay?',
        ),
      ),
      headline('Schools', { extra_class: 'red_left' }),
      text(
        paragraphs(
          'In 214 partnerships, houses accompany a school for at least three years: with visits to rehearsals, classroom plays and training for teachers. A model agreement covers child protection, insurance and costs.',
        ),
      ),
      container(
        '50-50',
        [
          headline('Apprenticeships', { extra_class: 'red_left' }),
          text(
            bullets(
              'Event technology',
              'Tailoring, millinery, shoemaking',
              'Make-up and wigs, scenic painting and sculpture',
              'Joinery, metalwork, upholstery',
            ),
          ),
          link('Vacancies and apprenticeships', '/en/jobboerse'),
        ],
        [
          headline('Study and first steps', { extra_class: 'red_left' }),
          text(
            bullets(
              'Orchestra academies at 41 houses',
              'Opera studios with minimum pay and limited duties',
              'Mentoring for women on their way to leadership',
              'Traineeships in theater management',
            ),
          ),
          link('Seminars for newcomers', '/en/service/seminars'),
        ],
      ),
      headline('A day at the academy'),
      imageList(
        'slider',
        ['violin-arcs', 'Ten o’clock: first rehearsal of the orchestra academy.'],
        ['score-lines', 'Noon: marking the parts.'],
        ['costume-folds', 'Three o’clock: a look into the costume workshop.'],
        ['footlights', 'Half past seven: in the light themselves for the first time.'],
      ),
      headline('Fair from the start'),
      text(
        paragraphs(
          'Internships of more than three months are paid, work shadowing lasts eight weeks at most, and those who learn have evenings off, too. Our members decided this in 2023.',
        ),
      ),
      fullTeaser(
        'Take a class under your wing',
        'One school, one house, three years: we bring you together and enclose the model agreement.',
        {
          picture: 'school-rows',
          extra_class: 'image-right-bg-red',
          preline: 'Theater and schools',
          link: '/en/contact',
          link_text: 'Find your contact person',
        },
      ),
      form(
        {
          title: 'A stage for all: conference registration',
          content: paragraphs(
            'On April 23 and 24, schools and houses that work together, or would like to, meet in Erlenburg. Taking part is free.',
          ),
          button: 'Register',
          thanks: 'Thank you, you are registered. We will send you the program at the beginning of April.',
          recipients: 'tagung@vbo.example.org',
          subject: 'Registration for “A stage for all”',
          keep_days: 180,
        },
        { label: 'Name', is_required: true },
        { label: 'E-mail address', kind: 'email', is_required: true, help: 'The program goes here.' },
        { label: 'House or school', is_required: true },
        {
          label: 'You come',
          kind: 'radio',
          is_required: true,
          options: 'on both days\non April 23 only\non April 24 only',
        },
        {
          label: 'Workshops',
          kind: 'checkboxes',
          help: 'Two at most, please.',
          options: 'Classroom plays\nVoice and movement\nHands-on technology\nProtecting children',
        },
        { label: 'Meals', kind: 'select', options: 'vegetarian\nvegan\nwith meat or fish' },
        { label: 'Arrival on', kind: 'date' },
        { label: 'Your project', kind: 'text', help: 'A few sentences if you would like to present one.' },
        { label: 'Outline of the project', kind: 'file' },
        { label: 'My details may be used for the conference.', kind: 'consent', is_required: true },
      ),
    ],
  },
}
