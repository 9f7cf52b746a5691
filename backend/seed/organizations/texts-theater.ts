import { history, type Texts, visit } from './sentences'

export const theaterTexts: Texts = {
  teaser: [
    [
      'Theater für {city}: {shows} Vorstellungen in der Spielzeit, vom Klassiker bis zur Uraufführung.',
      'Theater for {city}: {shows} performances a season, from classics to world premieres.',
    ],
    [
      'Ein Haus mit eigenem Ensemble, eigenen Werkstätten und einem Publikum, das mitredet.',
      'A house with an ensemble and workshops of its own, and an audience that has its say.',
    ],
    [
      'Neue Stücke, alte Stoffe und ein offenes Foyer, jeden Tag ab elf Uhr.',
      'New plays, old stories and an open foyer, every day from eleven.',
    ],
    [
      'Bühne, Probebühne und Treffpunkt in der Mitte von {city}.',
      'Stage, rehearsal room and meeting place in the heart of {city}.',
    ],
    [
      'Ein Spielplan für alle Generationen, gespielt von {staff} Menschen vor und hinter der Bühne.',
      'A programme for all generations, made by {staff} people on and behind the stage.',
    ],
    [
      'Theater, das unterwegs ist: in {city}, in den Dörfern ringsum und in Klassenzimmern.',
      'Theater on the road: in {city}, in the villages around it and in classrooms.',
    ],
  ],
  opening: [
    [
      '<strong>{name}</strong> spielt für eine Stadt und ihr Umland. Rund {guests} Menschen kommen in einer Spielzeit, viele davon zum ersten Mal.',
      '<strong>{name}</strong> plays for a city and its surroundings. Some {guests} people come in a season, many of them for the first time.',
    ],
    [
      'In {city} ist <strong>{name}</strong> der Ort, an dem abends das Licht ausgeht und etwas anfängt: {shows} Mal in der Spielzeit.',
      'In {city} <strong>{name}</strong> is the place where the lights go out at night and something begins: {shows} times a season.',
    ],
    [
      'Wer zu <strong>{name}</strong> kommt, sitzt nah an der Bühne: {seats} Plätze hat der größte Saal, und keiner ist weiter als zwanzig Meter entfernt.',
      'Whoever comes to <strong>{name}</strong> sits close to the stage: the largest hall has {seats} seats, and none is further away than twenty metres.',
    ],
    [
      'Ein festes Ensemble, offene Proben und Stücke, die in {city} entstehen: Dafür steht <strong>{name}</strong>.',
      'A permanent ensemble, open rehearsals and plays that are made in {city}: that is what <strong>{name}</strong> stands for.',
    ],
    [
      '<strong>{name}</strong> versteht sich als Haus der Stadt: Vormittags proben Schulklassen, abends hebt sich der Vorhang vor {seats} Plätzen.',
      '<strong>{name}</strong> sees itself as the house of the city: school classes rehearse in the morning, in the evening the curtain rises before {seats} seats.',
    ],
  ],
  history,
  programmeTitle: ['Der Spielplan', 'The programme'],
  programme: [
    [
      'Zwölf bis fünfzehn Premieren im Jahr verbinden das Repertoire mit neuen Texten; zwei davon sind Aufträge an Autorinnen und Autoren aus der Region.',
      'Twelve to fifteen premieres a year combine the repertoire with new writing; two of them are commissions to authors from the region.',
    ],
    [
      'Ein Schwerpunkt sind Stücke für junges Publikum ab vier Jahren, die auch in Kindergärten und Turnhallen gespielt werden.',
      'One focus is on plays for young audiences from the age of four, which are also shown in nursery schools and gyms.',
    ],
    [
      'Im Herbst lädt das Haus zu einem Festival mit Gastspielen aus Nachbarländern, immer mit Übertiteln in zwei Sprachen.',
      'In autumn the house hosts a festival with companies from neighbouring countries, always with surtitles in two languages.',
    ],
    [
      'Musiktheater und Tanz stehen gleichberechtigt neben dem Schauspiel, oft am selben Abend.',
      'Music theater and dance stand beside drama on equal terms, often on the same night.',
    ],
    [
      'Ein Bürgerensemble bringt jedes Jahr eine eigene Produktion heraus, deren Thema aus Gesprächen in der Stadt kommt.',
      'A community ensemble stages a production of its own each year, with a subject that comes from conversations in the city.',
    ],
    [
      'Bühnenbilder werden nach dem Abspielen zerlegt und wieder verwendet; die Werkstätten führen darüber Buch.',
      'Sets are taken apart after the last night and used again; the workshops keep account of it.',
    ],
  ],
  peopleTitle: ['Wer hier arbeitet', 'Who works here'],
  people: [
    [
      '{staff} Menschen aus mehr als zwanzig Berufen arbeiten hier, von der Maske bis zur Elektroakustik.',
      '{staff} people in more than twenty trades work here, from make-up to sound.',
    ],
    [
      'Das Haus bildet in Veranstaltungstechnik, Maßschneiderei und Tischlerei aus.',
      'The house trains event technicians, tailors and joiners.',
    ],
    [
      'Dienstpläne stehen sechs Wochen im Voraus fest, und auf zwei Abende folgt ein freier Tag.',
      'Rotas are fixed six weeks ahead, and two evenings are followed by a day off.',
    ],
    [
      'Ein Leitfaden für respektvolles Arbeiten gilt in allen Abteilungen; zwei Vertrauenspersonen helfen bei Konflikten.',
      'A code for respectful work applies in all departments; two confidants help with conflicts.',
    ],
    [
      'Wer neu ins Ensemble kommt, wird im ersten Jahr von einem erfahrenen Mitglied begleitet.',
      'Newcomers to the ensemble are accompanied by an experienced member in their first year.',
    ],
  ],
  visit,
}
