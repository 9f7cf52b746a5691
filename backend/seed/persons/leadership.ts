import { personsOf, type SeedPerson } from './person'

/** The board, the management and those who negotiate. */
export const leadership: SeedPerson[] = [
  ...personsOf('management', 100, [
    ['Henrike Olbersleben', 'Präsidentin', 'President', { title: 'Dr.' }],
    ['Tarik Wessendorf', 'Vizepräsident für die Theater', 'Vice-president for the theaters'],
    ['Leopold Anstätt', 'Vizepräsident für die Orchester', 'Vice-president for the orchestras'],
    ['Ngozi Brackhage', 'Geschäftsführerin', 'Managing director', { title: 'Dr.' }],
    ['Jasper Lindequist', 'Stellvertretende Geschäftsführung', 'Deputy managing director', { also: ['law'] }],
    ['Milena Torhaus', 'Assistenz der Geschäftsführung', 'Assistant to the management'],
  ]),
  ...personsOf('stage', 110, [
    ['Annegret Kossmehl', 'Leitung Tarif Bühne', 'Head of stage agreements', { also: ['law'] }],
    ['Emre Solandt', 'Solo und Tanz', 'Soloists and dance'],
    ['Wiebke Harenfeld', 'Chor', 'Chorus'],
    ['Dinh Marquardt', 'Bühnentechnik und Werkstätten', 'Stage technology and workshops'],
    ['Rosalie Ackerknecht', 'Arbeitszeit und Dienstplanung', 'Working time and rotas'],
    ['Fadi Nordhausen', 'Eingruppierung und Vergütung', 'Grading and pay'],
  ]),
  ...personsOf('orchestra', 120, [
    ['Konstantin Wellbrock', 'Leitung Tarif Orchester', 'Head of orchestra agreements', { title: 'Dr.' }],
    ['Yuki Habermehl', 'Konzertorchester', 'Concert orchestras'],
    ['Theodora Lüdersen', 'Theaterorchester', 'Theater orchestras'],
    ['Piotr Gansewig', 'Rundfunkklangkörper', 'Broadcasting ensembles'],
    ['Hannelore Imgrund', 'Gesundheit und Gehörschutz', 'Health and hearing protection'],
    ['Samira Oldekop', 'Akademien und Probespiele', 'Academies and auditions', { also: ['jobs'] }],
  ]),
]
