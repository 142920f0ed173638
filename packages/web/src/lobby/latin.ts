/** Each letter with how it is plainly written in Latin ones. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'а=a б=b в=v г=g ґ=g д=d е=e є=ye ж=zh з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f',
    'х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya ђ=dj ј=j љ=lj њ=nj ћ=c џ=dz ѕ=dz',
    // Greek
    'α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=x ο=o π=p ρ=r σ=s ς=s τ=t υ=y φ=f χ=ch ψ=ps ω=o',
    // Latin letters that are no letter with a mark
    'ß=ss æ=ae œ=oe ø=o ł=l đ=d ð=d þ=th ı=i ħ=h',
  ]
    .join(' ')
    .split(' ')
    .map((pair) => {
      const [letter = '', latin = ''] = pair.split('=');
      return [letter, latin] as const;
    }),
);

/** A text in small letters without marks; Cyrillic and Greek ones written in Latin, others as they are. */
export function latinOf(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return Array.from(plain, (letter) => LETTERS.get(letter) ?? letter).join('');
}
