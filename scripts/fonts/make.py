"""
Makes the two fonts of storefront/styles/fonts from those of the packages @fontsource: with the signs of measures that the
originals lack, without letters, features and instructions that nobody uses. For Python 3 with fontTools and brotli:

    python3 scripts/fonts/make.py
"""

from pathlib import Path
from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib.hvar import add_HVAR
import drawn
import kerning

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / 'node_modules'
FONTS = ROOT / 'storefront/styles/fonts'
#: Of other languages; and combining accents, with which a shaper would put together letters that the families beyond Latin-1 have whole.
LEFT_OUT = {0x102, 0x237, 0x300, 0x301, 0x302, 0x303, 0x304, 0x308}
#: Asks the rasteriser of Windows to smooth in both directions and to draw thin strokes, as fonts without instructions do.
SMOOTH = bytes.fromhex('b801ff85b0048d')


def without_ligature(font, first):
    for lookup in font['GSUB'].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            getattr(subtable, 'ligatures', {}).pop(first, None)


def made(source, name, draw, step):
    font = TTFont(PACKAGES / source, recalcTimestamp=False)
    kerned = kerning.read(font)
    without_ligature(font, 'w')
    draw(drawn.Pen(font))
    if 'fvar' in font:
        font['fvar'].instances = []
    options = subset.Options()
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 13, 14]
    options.layout_features = ['liga', 'tnum']
    options.drop_tables += ['STAT', 'HVAR', 'avar', 'GPOS', 'GDEF']
    options.flavor = 'woff2'
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - LEFT_OUT)
    subsetter.subset(font)
    kerning.write(font, kerned, set(font.getGlyphOrder()), step)
    if 'fvar' in font:
        add_HVAR(font)
    font['prep'] = prep = newTable('prep')
    prep.program = drawn.no_program()
    prep.program.fromBytecode(SMOOTH)
    font['gasp'].gaspRange = {0xFFFF: 15}
    font.flavor = 'woff2'
    font.save(FONTS / name)


def sans(pen):
    drawn.small_digits(pen, scale=(0.6, 0.58), heavier=(0.38, 1.25), space=8)
    drawn.fractions(pen, lean=300, thick=(60, 92), overlap=(108, 106), drop=302)
    drawn.primes(pen, slant=0.2)
    drawn.comparisons(pen)
    drawn.tick_and_star(pen, thick=(72, 120))
    drawn.spaces_and_hyphens(pen, thin=150)
    pen.cmap[0x2192], pen.cmap[0x2190] = 'hyphen_greater.liga', 'less_hyphen.liga'


def serif(pen):
    drawn.small_digits(pen, scale=(0.62, 0.58), heavier=(0,), space=8, embolden=14)
    drawn.fractions(pen, lean=240, thick=(34,), overlap=(82,), drop=302)
    drawn.primes(pen, slant=0.2)
    drawn.comparisons(pen)
    drawn.spaces_and_hyphens(pen, thin=128)


if __name__ == '__main__':
    FONTS.mkdir(exist_ok=True)
    made('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', 'instrument-sans.woff2', sans, 10)
    made('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2', 'instrument-serif.woff2', serif, 1)
