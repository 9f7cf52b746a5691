import { ensembles } from './ensembles'
import type { JobFamily } from './family'
import { withWinds } from './players'
import { strings } from './strings'
import { windsAndPercussion } from './winds'

/** Permanent positions in orchestras. */
export const orchestra: JobFamily = {
  category: 'orchestra',
  houses: withWinds,
  contracts: ['tvk', 'tvk', 'tvk', 'house-agreement'],
  employments: ['full-time', 'full-time', 'full-time', 'part-time', 'fixed-term'],
  start: 'soon',
  situation: [
    [
      'Das Programm reicht von Kammermusik bis zur großen Besetzung, mit viel Platz für junge Menschen im Publikum.',
      'The program ranges from chamber music to large forces, with plenty of room for young people in the audience.',
    ],
    [
      'Wer bei uns spielt, gestaltet mit: Programme, Reihen und die Regeln des Zusammenspiels.',
      'Those who play here have a say: in programs, in series and in how we work together.',
    ],
    [
      'Kammermusik hat bei uns einen festen Platz: Sechs Reihen im Jahr gestalten die Musikerinnen und Musiker selbst.',
      'Chamber music has a firm place here: the musicians themselves put together six series a year.',
    ],
    [
      'Wir suchen Menschen, die genau zuhören und auch im vierten Konzert der Woche noch etwas wagen.',
      'We are looking for people who listen closely and still take risks in the fourth concert of the week.',
    ],
  ],
  tasks: [
    [
      'Proben, Konzerte und Vorstellungen nach dem Dienstplan',
      'rehearsals, concerts and performances according to the schedule',
    ],
    ['Kammermusik und Formate der Musikvermittlung', 'chamber music and education projects'],
    ['Gastspiele und Aufnahmen', 'guest performances and recordings'],
    [
      'Beteiligung an der Selbstverwaltung des Orchesters',
      'taking part in the self-government of the orchestra',
    ],
  ],
  requirements: [
    ['ein abgeschlossenes Instrumentalstudium', 'a completed degree in your instrument'],
    [
      'Erfahrung im Orchester, zum Beispiel in einer Akademie',
      'orchestral experience, for example in an academy',
    ],
    ['Teamgeist und stilistische Vielseitigkeit', 'team spirit and stylistic versatility'],
    ['Bereitschaft, in der Nähe des Dienstortes zu wohnen', 'willingness to live near the place of work'],
  ],
  apply: [
    [
      'Die Pflichtstücke und Orchesterstellen senden wir mit der Einladung. In der ersten Runde spielen alle hinter einem Vorhang.',
      'The set pieces and orchestral excerpts are sent with the invitation. In the first round everybody plays behind a screen.',
    ],
    [
      'Das Probespiel findet in unserem Saal statt; eine Klavierbegleitung steht bereit. Fahrtkosten erstatten wir bis 150 Euro.',
      'The audition takes place in our hall; a pianist is provided. We reimburse travel of up to 150 euros.',
    ],
    [
      'Es entscheidet das ganze Orchester. Wer ins Finale kommt, spielt ein Stück Kammermusik mit uns.',
      'The whole orchestra decides. Those who reach the final play a piece of chamber music with us.',
    ],
  ],
  posts: [...strings, ...windsAndPercussion, ...ensembles],
}
