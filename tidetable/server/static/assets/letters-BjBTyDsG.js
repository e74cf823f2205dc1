var e=`## Partijen per brief: notities, vakantie, plannen
letters-note-what = Alleen jij krijgt dit te zien, hier en in het archief van je account. Het blijft bewaard na de partij.
letters-note = Wat ik wil onthouden
letters-note-kept = Bewaard.
letters-note-unkept = Nog niet bewaard.
letters-holidays = Vakantie
letters-holidays-what = In partijen met dagen per zet staat je klok stil zolang je op vakantie bent; de anderen krijgen dat te horen. Je mag wel blijven spelen. Een vakantie kost ten minste één dag.
letters-holidays-left = { $left ->
    [one] Dit jaar is er nog één dag van de { $of } over.
   *[other] Dit jaar zijn er nog { $left } van de { $of } dagen over.
}
letters-holidays-on = Je bent sinds { $since } op vakantie. Die eindigt vanzelf op { $until }.
letters-holidays-begin = Vakantie beginnen
letters-holidays-end = Ik ben terug
letters-refused-holiday = Je bent al op vakantie, of er is dit jaar minder dan een dag over.
`;export{e as default};