import type { DebateTopic } from './topic'

/** Whom theaters play for. */
export const visitors: DebateTopic = {
  category: 'publikum',
  tags: ['publikum', 'kritik', 'stadt'],
  pictures: ['audience-silhouettes', 'gallery-tiers', 'foyer-stairs'],
  entries: [
    [
      ['Das Publikum hat immer Husten', 'The audience always has a cough'],
      ['Verteidigung einer Störung', 'In defense of a disturbance'],
      [
        'Wer Stille verlangt, verlangt Gehorsam. Über die schönsten Unterbrechungen meines Theaterlebens.',
        'Those who demand silence demand obedience. On the finest interruptions of my life in the theater.',
      ],
    ],
    [
      ['Niemand schuldet uns einen Abend', 'Nobody owes us an evening'],
      ['Gegen das Klagen über leere Reihen', 'Against complaining about empty rows'],
      [
        'Wir reden vom fehlenden Publikum wie von einem untreuen Freund. Vielleicht haben wir lange nicht angerufen.',
        'We speak of the missing audience as of a faithless friend. Perhaps we have not called for a while.',
      ],
    ],
    [
      ['Die Pause ist der wichtigste Akt', 'The interval is the most important act'],
      ['Zwanzig Minuten Öffentlichkeit', 'Twenty minutes of public life'],
      [
        'Stücke ohne Pause sparen Zeit und verlieren das Gespräch. Ein Lob auf die Schlange am Ausschank.',
        'Plays without an interval save time and lose the conversation. In praise of the line at the bar.',
      ],
    ],
    [
      ['Ich war zum ersten Mal im Theater', 'My first time in a theater'],
      ['Notizen aus Reihe vierzehn', 'Notes from row fourteen'],
      [
        'Mit einundfünfzig Jahren, im Hemd meines Bruders und mit der Angst, falsch zu klatschen. Es wurde ein guter Abend.',
        'At fifty-one, in my brother’s shirt and afraid of clapping at the wrong time. It was a good evening.',
      ],
    ],
    [
      ['Kritik darf wehtun, aber nicht fehlen', 'Reviews may hurt, but must not be missing'],
      ['Wenn niemand mehr über Premieren schreibt', 'When nobody writes about premieres anymore'],
      [
        'In unserer Stadt erschien in dieser Spielzeit keine einzige Besprechung. Was einem Haus fehlt, dem niemand widerspricht.',
        'In our city not a single review appeared this season. What a house lacks when nobody contradicts it.',
      ],
    ],
  ],
  facts: [
    [
      'Neben mir saß eine Frau, die in der ersten Stunde dreimal auf die Uhr sah und am Ende als Letzte ging. Wir verstehen zu wenig davon, was in einem Menschen geschieht, der zusieht.',
      'Next to me sat a woman who looked at her watch three times in the first hour and was the last to leave. We know too little of what happens in a person who watches.',
    ],
    [
      'Früher habe ich geglaubt, ein volles Haus sei ein Beweis. Heute glaube ich, es ist eine Einladung, genauer hinzusehen.',
      'I used to believe a full house was proof. Now I think it is an invitation to look more closely.',
    ],
    [
      'Wer ein Foyer betritt, liest es in vier Sekunden: Bin ich gemeint? Kein Spielplan holt diese Sekunden zurück.',
      'Those who enter a foyer read it in four seconds: is this for me? No program makes up for those seconds.',
    ],
    [
      'Man kann das für sentimental halten. Aber ich habe keinen anderen Ort gefunden, an dem Fremde gemeinsam schweigen, ohne dass es unheimlich wäre.',
      'You may find that sentimental. But I know no other place where strangers are silent together without it being eerie.',
    ],
    [
      'Die jungen Leute, heißt es, schauten nur noch auf kleine Bildschirme. In unserem letzten Stück saßen sie drei Stunden lang und stritten danach bis zur letzten Bahn.',
      'Young people, we are told, look only at small screens. In our last play they sat for three hours and argued until the last train.',
    ],
    [
      'Es hilft nicht, das Publikum zu vermessen, wenn man ihm nicht begegnen will. Ein Gespräch am Einlass ersetzt zwanzig Diagramme.',
      'It does not help to measure the audience if you do not want to meet it. One conversation at the door replaces twenty diagrams.',
    ],
  ],
  quotes: [
    [
      'Ein Abend gelingt, wenn ihn zwei Menschen verschieden erzählen.',
      'An evening works if two people tell it differently.',
    ],
    [
      'Die Schwelle ist nicht der Preis. Die Schwelle ist der Blick an der Garderobe.',
      'The threshold is not the price. It is the look at the cloakroom.',
    ],
    ['Applaus ist die höflichste Form von Widerspruch.', 'Applause is the politest form of disagreement.'],
  ],
  pointsTitle: ['Was ich mir wünsche', 'What I would like'],
  points: [
    ['Anfangszeiten, die zu Fahrplänen passen', 'Starting times that fit timetables'],
    ['Programmhefte, die man vorher lesen kann', 'Programs that can be read beforehand'],
    ['Ein Platz für Widerspruch nach jeder Vorstellung', 'Room for disagreement after each performance'],
    ['Weniger Begrüßungen, mehr Stühle', 'Fewer welcome speeches, more chairs'],
  ],
}

/** Children, schools and learning. */
export const young: DebateTopic = {
  category: 'publikum',
  tags: ['schule', 'publikum', 'generationen'],
  pictures: ['school-rows', 'light-cones', 'costume-folds'],
  entries: [
    [
      ['Kinder langweilen sich richtig', 'Children are bored the right way'],
      ['Was wir von Vierjährigen lernen können', 'What we can learn from four-year-olds'],
      [
        'Sie gehen, wenn es nichts taugt, und sie bleiben, wenn es still wird. Ein ehrlicheres Publikum werden wir nicht finden.',
        'They leave when it is no good, and they stay when it grows quiet. We will not find a more honest audience.',
      ],
    ],
    [
      ['Gehört Theater auf den Stundenplan?', 'Should theater be on the timetable?'],
      ['Ja, aber bitte ohne Noten', 'Yes, but without grades, please'],
      [
        'Ein Fach, in dem man scheitern darf, wäre das Nützlichste, was eine Schule anbieten kann.',
        'A subject in which one may fail would be the most useful thing a school can offer.',
      ],
    ],
    [
      ['Das Weihnachtsmärchen hat Besseres verdient', 'The Christmas show deserves better'],
      ['Zwei Monate, in denen alle kommen', 'Two months in which everybody comes'],
      [
        'Es zahlt den Winter, füllt das Haus und bekommt die kürzeste Probenzeit. Ein Vorschlag zur Umkehr.',
        'It pays for the winter, fills the house and gets the shortest rehearsals. A proposal to turn that around.',
      ],
    ],
    [
      ['Wer spielt, muss nicht brav sein', 'Those who play need not be good'],
      ['Theaterpädagogik ist keine Feuerwehr', 'Theater education is not a fire brigade'],
      [
        'Wir sollen Mobbing verhindern, Demokratie üben und Sprache fördern. Manchmal möchten wir einfach ein Stück machen.',
        'We are to prevent bullying, practice democracy and teach language. Sometimes we would just like to put on a play.',
      ],
    ],
    [
      ['Im Graben sitzen', 'Sitting in the pit'],
      ['Ein Nachmittag mit der dritten Klasse', 'An afternoon with third grade'],
      [
        'Sechsundzwanzig Kinder zwischen Pauke und Fagott. Danach wollte niemand mehr wissen, wozu Musik gut ist.',
        'Twenty-six children between timpani and bassoon. Afterwards nobody asked what music is good for.',
      ],
    ],
  ],
  facts: [
    [
      'Ein Mädchen fragte nach der Vorstellung, ob der König zu Hause auch so traurig sei. Ich habe seither keine bessere Kritik gelesen.',
      'After the performance a girl asked whether the king was that sad at home, too. I have not read a better review since.',
    ],
    [
      'Wir behandeln junges Publikum als Zukunft, für die man sparen kann. Dabei sitzt es jetzt da, mit nassen Jacken und großer Geduld.',
      'We treat young audiences as a future on which one can save. But they are here now, in wet jackets and with great patience.',
    ],
    [
      'Lehrkräfte schreiben mir, dass die Klasse danach anders miteinander gesprochen habe. Nicht leiser. Anders.',
      'Teachers write to me that the class talked differently afterwards. Not more quietly. Differently.',
    ],
    [
      'Das Gegenargument kenne ich: Mit Kindertheater gewinnt man keine Einladung zu Festivals. Man gewinnt nur Menschen.',
      'I know the argument against it: theater for children wins no invitations to festivals. It only wins people.',
    ],
    [
      'Proben mit Jugendlichen verlaufen nie nach Plan. Wer das aushält, hat am Ende etwas, das kein Plan vorgesehen hätte.',
      'Rehearsals with teenagers never go to plan. If you can bear that, you end up with something no plan would have foreseen.',
    ],
    [
      'Kunst ist kein Mittel gegen etwas. Sie ist ein Raum, in dem man herausfindet, wogegen man eigentlich ist.',
      'Art is not a remedy. It is a room in which you find out what you are against.',
    ],
  ],
  quotes: [
    [
      'Kinder klatschen nicht aus Höflichkeit. Das sollten wir ertragen lernen.',
      'Children do not clap out of politeness. We should learn to bear it.',
    ],
    [
      'Bildung ist das, was bleibt, wenn der Bus nach Hause fährt.',
      'Education is what remains when the bus goes home.',
    ],
    [
      'Man kann ein Kind nicht für dumm verkaufen. Es will das Geld zurück.',
      'You cannot fool a child. It wants its money back.',
    ],
  ],
  pointsTitle: ['Woran es fehlt', 'What is missing'],
  points: [
    ['Feste Stellen statt Projekte von neun Monaten', 'Permanent posts instead of projects of nine months'],
    ['Probenzeit wie für Erwachsene', 'Rehearsal time as for adults'],
    ['Ein Budget für Busse', 'A budget for buses'],
    ['Kritikerinnen und Kritiker, die vormittags Zeit haben', 'Critics who are free in the morning'],
  ],
}
