"""The kerning of a font, written anew: exact at the regular, without pairs that no text has."""

from collections import defaultdict
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.varLib.varStore import VarStoreInstancer

#: Signs and letters that stand beside no letter in English and French, or so seldom that their kerning is not worth its bytes.
UNKERNED = set('''asciicircum asciitilde braceleft braceright bracketleft bracketright underscore ordfeminine backslash bar cent
    Euro sterling yen copyright registered trademark section paragraph less greater equal plus minus divide exclamdown
    questiondown numbersign dotlessi uni0237 eth Eth thorn Thorn germandbls w_w_w.liga hyphen_greater.liga less_hyphen.liga'''.split())


def read(font):
    """Pairs of glyphs, and pairs of classes (tuples of glyphs), each with (regular, what the bold adds)."""
    table = font['GPOS'].table
    instancer = VarStoreInstancer(font['GDEF'].table.VarStore, font['fvar'].axes, {'wght': 1}) if 'fvar' in font else None

    def value(record):
        device = getattr(record, 'XAdvDevice', None)
        return (record.XAdvance or 0) if record else 0, instancer[(device.StartSize << 16) + device.EndSize] if device else 0

    feature = next(record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == 'kern')
    (lookup,) = (table.LookupList.Lookup[index] for index in feature.LookupListIndex)
    pairs, classes, firsts, seconds = {}, {}, {}, {}
    for subtable in (getattr(subtable, 'ExtSubTable', subtable) for subtable in lookup.SubTable):
        if subtable.Format == 1:
            for first, records in zip(subtable.Coverage.glyphs, subtable.PairSet):
                pairs |= {(first, record.SecondGlyph): value(record.Value1) for record in records.PairValueRecord}
            continue
        firsts = {glyph: subtable.ClassDef1.classDefs.get(glyph, 0) for glyph in subtable.Coverage.glyphs}
        seconds = {glyph: subtable.ClassDef2.classDefs.get(glyph, 0) for glyph in font.getGlyphOrder()}
        for i, row in enumerate(subtable.Class1Record):
            for j, cell in enumerate(row.Class2Record):
                classes[i, j] = value(cell.Value1)
    return pairs, classes, firsts, seconds


def write(font, kerning, glyphs, step):
    """`step`: what the bold adds is rounded to. Only `glyphs` are kerned."""
    pairs, classes, firsts, seconds = kerning
    def matters(first, second):
        return {first, second} <= glyphs and not {first, second} & UNKERNED

    def rounded(value):
        return value[0], round(value[1] / step) * step

    members = [defaultdict(set), defaultdict(set)]
    for glyph_classes, by_class in zip((firsts, seconds), members):
        for glyph, number in glyph_classes.items():
            if glyph in glyphs and glyph not in UNKERNED:
                by_class[number].add(glyph)
    cells = {(i, j): rounded(value) for (i, j), value in classes.items()
             if any(matters(a, b) for a in members[0][i] for b in members[1][j])}
    rules = []
    for (first, second), value in pairs.items():
        of_classes = cells.get((firsts.get(first), seconds[second]), (0, 0))
        if matters(first, second) and rounded(value) != of_classes:
            rules.append((first, second, rounded(value)))
    for (i, j), value in cells.items():
        if value != (0, 0):
            rules.append((f"[{' '.join(sorted(members[0][i]))}]", f"[{' '.join(sorted(members[1][j]))}]", value))
    written = ''.join(
        f'pos {first} {second} {regular if step is None or not more else f"(wght=400:{regular} wght=700:{regular + more})"};\n'
        for first, second, (regular, more) in rules)
    addOpenTypeFeaturesFromString(
        font, f'languagesystem DFLT dflt;\nlanguagesystem latn dflt;\nfeature kern {{\n{written}}} kern;', tables=['GPOS', 'GDEF'])
