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
      'Das Orchester spielt acht Sinfoniekonzerte, vier Kammerkonzerte und ein umfangreiches Programm für junge Menschen.',
      'The orchestra plays eight symphony concerts, four chamber concerts and an extensive program for young people.',
    ],
    [
      'Wir sind 66 Musikerinnen und Musiker, die im Graben so gern spielen wie auf dem Podium.',
      'We are 66 musicians who enjoy playing in the pit as much as on the concert platform.',
    ],
    [
      'Kammermusik hat bei uns einen festen Platz: Sechs Reihen im Jahr gestalten die Gruppen selbst.',
      'Chamber music has a firm place here: the sections themselves put together six series a year.',
    ],
    [
      'Die Stelle ist durch Eintritt in den Ruhestand frei geworden und wird nach Probespiel und Probejahr unbefristet besetzt.',
      'The position has become vacant through retirement and becomes permanent after an audition and a trial year.',
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
