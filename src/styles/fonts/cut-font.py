"""Reduces Schibsted Grotesk to what this site needs, so that it fits one round trip of a slow connection.

    python3 cut-font.py INPUT.woff2 SITE.woff2    (needs fonttools and brotli; see docs/design.md)

Keeps the letters of Norwegian and English with the accents of names in Norway, digits (tabular too) and
punctuation, the weights 400 to 800, and the visible kerning, the same in every weight. The font's own
kerning is as large as all its letters together.
"""

import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

CHARACTERS = (
    "20-23,25-29,2B-3B,3D,3F-5A,5F,61-7A,A0,A7,A9,AB,AD,B0,B7,BB,C4-C6,C9,D6,D8,DC,"
    "E0,E1,E4-E6,E8-EA,F2-F4,F6,F8,FC,2013,2014,2018-201A,201C,201D,2026"
)
BEFORE = ".,-–’”»:;?!"
AFTER = "-“«("
# In units of 1/2048 em: the smallest distance kept (0.35 px in running text), and the step of rounding.
LEAST, STEP = 40, 16


def cut(path, features):
    font = TTFont(path)
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    return font


def pairs_of(subtable, glyphs):
    """Yields every pair of a subtable with its value record."""
    if subtable.Format == 1:
        for first, records in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for record in records.PairValueRecord:
                yield first, record.SecondGlyph, record.Value1
        return
    left, right = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
    for first in subtable.Coverage.glyphs:
        row = subtable.Class1Record[left.get(first, 0)].Class2Record
        for second in glyphs:
            yield first, second, row[right.get(second, 0)].Value1


def kerning(path, weight):
    """Returns the distance of every kerned pair of glyphs in one weight."""
    font = instantiateVariableFont(cut(path, ["kern"]), {"wght": weight})
    table = font["GPOS"].table
    pairs = {}
    for feature in table.FeatureList.FeatureRecord:
        for index in feature.Feature.LookupListIndex:
            for subtable in table.LookupList.Lookup[index].SubTable:
                subtable = getattr(subtable, "ExtSubTable", subtable)
                for first, second, value in pairs_of(subtable, font.getGlyphOrder()):
                    # The first subtable with a pair decides.
                    pairs.setdefault((first, second), getattr(value, "XAdvance", 0))
    return pairs


def occurs(first, second):
    """Returns whether two characters can be neighbours in texts of this site."""
    if first.isalpha() and second.isalpha():
        return not (first.islower() and second.isupper())
    return (first.isalpha() and second in BEFORE) or (second.isalpha() and first in AFTER)


def kern_feature(path, font):
    characters = {glyph: chr(code) for code, glyph in font.getBestCmap().items()}
    light, heavy = kerning(path, 400), kerning(path, 800)
    rules = []
    for first, second in sorted(light.keys() | heavy.keys()):
        mean = (light.get((first, second), 0) + heavy.get((first, second), 0)) / 2
        distance = round(mean / STEP) * STEP
        named = first in characters and second in characters
        if named and abs(distance) >= LEAST and occurs(characters[first], characters[second]):
            rules.append(f"pos {first} {second} {distance};")
    return "languagesystem DFLT dflt;\nlanguagesystem latn dflt;\nfeature kern {\n%s\n} kern;" % "\n".join(rules)


def save_site_font(source, target):
    font = instantiateVariableFont(cut(source, ["tnum", "ccmp"]), {"wght": (400, 800)})
    addOpenTypeFeaturesFromString(font, kern_feature(source, font), tables=["GPOS"])
    # The other tables contain the same data.
    for table in ("HVAR", "STAT"):
        del font[table]
    font.flavor = "woff2"
    font.save(target)


source, site = sys.argv[1:]
save_site_font(source, site)
