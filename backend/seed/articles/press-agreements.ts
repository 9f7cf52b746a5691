import type { PressTopic } from './topic'

/** Collective agreements of stages. */
export const stageAgreement: PressTopic = {
  category: 'tarif',
  contact: 'annegret.kossmehl',
  pictures: ['negotiation-table', 'stage-floor', 'lamp-row'],
  attachments: 'stellungnahmen',
  entries: [
    [
      ['TV Bühne: Einigung nach vierzehn Stunden', 'Stage agreement: settled after fourteen hours'],
      [
        'Die Gehälter an den Bühnen steigen in zwei Schritten um zusammen {percent} Prozent. Zum ersten Mal regelt der Tarifvertrag auch, wie lange vorher ein Dienstplan stehen muss.',
        'Pay at stages will rise in two steps by {percent} percent in all. For the first time the agreement also says how long in advance a rota must be fixed.',
      ],
    ],
    [
      [
        'Zweite Runde: Über Zeit wird härter verhandelt als über Geld',
        'Second round: time is harder to settle than money',
      ],
      [
        'Bei den Entgelten liegen beide Seiten einen Prozentpunkt auseinander. Offen bleibt, was ein freier Tag wert ist, an dem das Telefon klingeln darf.',
        'On pay, the two sides are one percentage point apart. What remains open is the worth of a day off on which the phone may ring.',
      ],
    ],
    [
      [
        'Tarifrunde eröffnet: Der VBO legt ein Angebot auf den Tisch',
        'Talks begin: the VBO puts an offer on the table',
      ],
      [
        'Planbare Wochen, höhere Mindestgagen, ein Zuschlag für kurzfristige Proben: Mit drei Vorschlägen gehen die Häuser in die Verhandlungen über den TV Bühne.',
        'Predictable weeks, higher minimum pay, a supplement for rehearsals at short notice: the houses enter the talks on the stage agreement with three proposals.',
      ],
    ],
    [
      ['Mindestgage an Bühnen steigt auf neue Höhe', 'Minimum pay on stage reaches a new level'],
      [
        'Wer zum ersten Mal engagiert wird, verdient künftig {percent} Prozent mehr. Kleine Häuser bekommen ein Jahr länger Zeit, das Geld in ihren Haushalten zu finden.',
        'Those in their first engagement will earn {percent} percent more. Small houses have one more year to find the money in their budgets.',
      ],
    ],
    [
      [
        'Vier Spielzeiten Ruhe: Tarifvertrag bis zum Ende verlängert',
        'Four calm seasons: the agreement is extended',
      ],
      [
        'VBO und Gewerkschaften verlängern den TV Bühne unverändert. Die Zeit soll genutzt werden, um die Regeln für Gastverträge neu zu schreiben.',
        'The VBO and the unions extend the stage agreement unchanged. The time will be used to rewrite the rules for guest contracts.',
      ],
    ],
    [
      [
        'Werkstätten im Tarif: Neue Gruppen für alte Berufe',
        'Workshops in the agreement: new grades for old trades',
      ],
      [
        'Maskenbild, Rüstmeisterei, Schuhmacherei: {small} Berufe werden neu eingruppiert, die meisten eine Stufe höher.',
        'Wigs and make-up, armory, shoemaking: {small} trades are regraded, most of them one step up.',
      ],
    ],
    [
      [
        'Kinderbetreuung bei Abendproben wird Tarifsache',
        'Child care during evening rehearsals enters the agreement',
      ],
      [
        'Häuser ab einhundert Beschäftigten erstatten künftig die Betreuung, wenn eine Probe nach 18 Uhr endet. Die Kosten trägt ein gemeinsamer Fonds.',
        'Houses with one hundred employees or more will reimburse child care when a rehearsal ends after 6 p.m. A common fund bears the cost.',
      ],
    ],
    [
      ['Schlichtung nimmt ihre Arbeit auf', 'Conciliation begins its work'],
      [
        'Nachdem die Gespräche über die Arbeitszeit gescheitert sind, hat eine Kommission aus sechs Personen sechs Wochen Zeit für einen Vorschlag.',
        'After the talks on working time failed, a commission of six has six weeks to make a proposal.',
      ],
    ],
  ],
  facts: [
    [
      'Der TV Bühne gilt für rund 22.000 künstlerisch Beschäftigte und regelt Gagen, Arbeitszeit und Ruhetage. Er wurde zuletzt vor drei Jahren in größerem Umfang geändert.',
      'The stage agreement covers some 22,000 artistic employees and governs pay, working time and days of rest. It was last changed at length three years ago.',
    ],
    [
      'Für ein mittleres Haus mit 180 Beschäftigten bedeuten {percent} Prozent mehr Gehalt Kosten von rund {euros} Millionen Euro über die Laufzeit. Ein Drittel der Träger hat zugesagt, sie zu übernehmen.',
      'For a medium-sized house with 180 employees, a rise of {percent} percent costs some {euros} million euros over the term. One third of the public owners have promised to bear it.',
    ],
    [
      'Die Verhandlungen führt für den VBO eine Kommission aus neun Häusern: drei großen, drei mittleren und drei kleinen. Jeder Abschluss braucht in allen drei Gruppen eine Mehrheit.',
      'A commission of nine houses negotiates for the VBO: three large, three medium-sized and three small ones. Each settlement needs a majority in all three groups.',
    ],
    [
      'Strittig war bis zuletzt die Erreichbarkeit an freien Tagen. Nun gilt: Wer nach 14 Uhr angerufen wird, muss nicht zurückrufen.',
      'Availability on days off was disputed to the end. The rule is now: those who are called after 2 p.m. do not have to call back.',
    ],
    [
      'Beide Seiten haben vereinbart, die Wirkung nach zwei Spielzeiten gemeinsam zu untersuchen. Die Ergebnisse werden veröffentlicht, auch wenn sie niemandem gefallen.',
      'Both sides have agreed to study the effect together after two seasons. The results will be published, even if nobody likes them.',
    ],
    [
      'Der Mitgliederversammlung liegt der Text im Juni vor. Bis dahin beraten ihn die Landesverbände in eigenen Sitzungen.',
      'The text goes to the general assembly in June. Until then the regional associations discuss it in meetings of their own.',
    ],
  ],
  quotes: [
    [
      'annegret.kossmehl',
      [
        'Planbarkeit kostet wenig und ändert viel. Wer weiß, wann Sonntag ist, kommt am Montag anders zur Probe.',
        'Predictability costs little and changes much. Those who know when Sunday is come to rehearsal differently on Monday.',
      ],
    ],
    [
      'rosalie.ackerknecht',
      [
        'Ein Dienstplan ist auch ein Versprechen. Wir haben aufgeschrieben, wie lange es hält.',
        'A rota is also a promise. We have written down how long it holds.',
      ],
    ],
    [
      'ngozi.brackhage',
      [
        'Gute Abschlüsse erkennt man daran, dass beide Seiten sie erklären können.',
        'You know a good settlement by the fact that both sides can explain it.',
      ],
    ],
  ],
  pointsTitle: ['Was sich ändert', 'What changes'],
  points: [
    ['Dienstpläne stehen drei Wochen vorher fest', 'Rotas are fixed three weeks in advance'],
    ['Zwei zusammenhängende freie Tage im Monat', 'Two consecutive days off a month'],
    [
      'Zuschlag von einem Viertel für Proben am Ruhetag',
      'A supplement of one quarter for rehearsals on a day of rest',
    ],
    [
      'Gleiche Regeln für Gäste ab dem dritten Vertrag',
      'The same rules for guests from the third contract on',
    ],
    [
      'Eine Stelle, die bei Streit innerhalb von zehn Tagen vermittelt',
      'A body that mediates within ten days',
    ],
  ],
}

/** Collective agreements of orchestras. */
export const orchestraAgreement: PressTopic = {
  category: 'tarif',
  contact: 'konstantin.wellbrock',
  pictures: ['score-lines', 'violin-arcs', 'orchestra-pit', 'bow-strokes'],
  attachments: 'stellungnahmen',
  entries: [
    [
      ['TV Orchester: Der Dienst wird neu gezählt', 'Orchestra agreement: duties are counted anew'],
      [
        'Probe ist nicht gleich Probe: Künftig zählt, wie lange und wie laut gespielt wird. Für die Musikerinnen und Musiker wird die Belastung sichtbar, für die Häuser die Planung einfacher.',
        'No two rehearsals are alike: from now on it counts how long and how loudly an orchestra plays. Musicians see their load, and houses find it easier to plan.',
      ],
    ],
    [
      ['Abschluss für 118 Orchester', 'A settlement for 118 orchestras'],
      [
        'Die Vergütungen steigen um {percent} Prozent, die Zulagen für Stimmführungen um einen festen Betrag. Davon profitieren vor allem kleinere Orchester.',
        'Pay rises by {percent} percent, and supplements for section leaders by a fixed sum, which benefits smaller orchestras most.',
      ],
    ],
    [
      ['Probespiel hinter dem Vorhang wird zur Regel', 'Auditions behind the curtain become the rule'],
      [
        'In allen Runden außer der letzten hört die Kommission, ohne zu sehen. Die neue Ordnung gilt ab der Spielzeit {nextSeason}.',
        'In all rounds but the last the panel listens without seeing. The new rules hold from the {nextSeason} season.',
      ],
    ],
    [
      ['Reisen, Ruhe, Regeln: Was auf Tournee gilt', 'Travel, rest, rules: what holds on tour'],
      [
        'Nach sieben Stunden im Bus wird nicht mehr geprobt. VBO und Gewerkschaft einigen sich auf Mindestzeiten zwischen Ankunft und Konzert.',
        'No rehearsal after seven hours on a bus. The VBO and the union agree on the minimum time between arrival and concert.',
      ],
    ],
    [
      [
        'Orchesterakademien: Tarifliche Vergütung für den Nachwuchs',
        'Orchestra academies: agreed pay for young musicians',
      ],
      [
        'Wer nach dem Studium in einer Akademie spielt, erhält künftig eine feste Vergütung und einen Vertrag über mindestens zwei Jahre.',
        'Those who play in an academy after their studies will have fixed pay and a contract of at least two years.',
      ],
    ],
    [
      [
        'Elektronische Noten: Rahmenvereinbarung unterzeichnet',
        'Electronic scores: framework agreement signed',
      ],
      [
        'Tablets stellt das Haus, Papier bleibt möglich. Eine Vereinbarung klärt Licht, Ersatz und das Recht auf den eigenen Bleistift.',
        'The house provides tablets, paper stays possible. An agreement settles light, replacements and the right to a pencil of one’s own.',
      ],
    ],
    [
      [
        'Theaterorchester: Mehr Zeit zwischen Oper und Konzert',
        'Theater orchestras: more time between opera and concert',
      ],
      [
        'Zwischen zwei Diensten liegen künftig mindestens elf Stunden. Dafür dürfen Häuser Proben an {small} Tagen im Jahr freier legen.',
        'At least eleven hours will lie between two duties. In return houses may place rehearsals more freely on {small} days a year.',
      ],
    ],
    [
      ['Gespräche über Rundfunkklangkörper beginnen', 'Talks on broadcasting ensembles begin'],
      [
        'Orchester und Chöre der Sender verhandeln zum ersten Mal gemeinsam. Auf der Tagesordnung steht auch, wem eine Aufnahme nach zwanzig Jahren gehört.',
        'The orchestras and choirs of broadcasters negotiate together for the first time. Also on the agenda: who owns a recording after twenty years.',
      ],
    ],
  ],
  facts: [
    [
      'Der TV Orchester kennt drei Klassen, nach Größe und Aufgaben. Rund 9.600 Musikerinnen und Musiker werden nach ihm bezahlt.',
      'The orchestra agreement has three classes, by size and duties. Some 9,600 musicians are paid according to it.',
    ],
    [
      'Ausgangspunkt war eine Erhebung in {small} Orchestern: Ein halbes Jahr lang wurden Lautstärke, Dauer und Pausen jeder Probe gemessen.',
      'It began with a survey in {small} orchestras: for half a year the volume, length and breaks of each rehearsal were measured.',
    ],
    [
      'Die Mehrkosten von {euros} Millionen Euro im Jahr verteilen sich auf Länder, Kommunen und Sender. Für Orchester in privater Trägerschaft gibt es eine Übergangsfrist.',
      'The additional {euros} million euros a year are shared by states, municipalities and broadcasters. Privately maintained orchestras have a transition period.',
    ],
    [
      'Streicherinnen und Streicher spielen im Mittel ein Viertel länger als die Bläsergruppen. Auch das wird nun bei der Einteilung berücksichtigt.',
      'Strings play a quarter longer than winds on average. Rotas will now take account of that, too.',
    ],
    [
      'Ein gemeinsamer Ausschuss begleitet die Umstellung. Er tritt zweimal im Jahr zusammen und kann Ausnahmen gewähren, wenn ein Haus umgebaut wird.',
      'A joint committee accompanies the change. It meets twice a year and may grant exceptions while a house is being rebuilt.',
    ],
  ],
  quotes: [
    [
      'konstantin.wellbrock',
      [
        'Ein Orchester ist kein Maschinenpark. Wer es pflegt, hört den Unterschied.',
        'An orchestra is not a set of machines. Those who look after it hear the difference.',
      ],
    ],
    [
      'leopold.anstaett',
      [
        'Wir haben lange über Minuten gesprochen. Gemeint war immer die Musik.',
        'We talked about minutes for a long time. What we meant was always the music.',
      ],
    ],
    [
      'yuki.habermehl',
      [
        'Die beste Regel ist die, die man im Konzert nicht bemerkt.',
        'The best rule is the one nobody notices in the concert.',
      ],
    ],
  ],
  pointsTitle: ['Die wichtigsten Punkte', 'The main points'],
  points: [
    ['Höchstens acht Dienste in der Woche', 'No more than eight duties a week'],
    ['Ruhezeit von elf Stunden auch auf Reisen', 'Eleven hours of rest, on tour as well'],
    ['Zulagen als feste Beträge statt in Prozent', 'Supplements as fixed sums instead of percentages'],
    ['Gehörschutz nach Maß auf Kosten des Hauses', 'Fitted hearing protection at the house’s expense'],
    ['Zwei bezahlte Tage im Jahr für Instrumentenpflege', 'Two paid days a year for the care of instruments'],
  ],
}
