import sharp from 'sharp';

/** Where the test photos were taken, in EXIF fields. */
const PLACE = { GPSLatitudeRef: 'N', GPSLatitude: '43/1 36/1 43/1', GPSLongitudeRef: 'W', GPSLongitude: '89/1 46/1 26/1' };

/** A JPEG as a telephone writes it: lying on its side, with a red upper half once it is upright, and with the place in it. */
export function telephonePhoto(width = 2400, height = 1800): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: '#c81e1e' } };
  return sharp({ create: { width, height, channels: 3, background: '#1e1ec8' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Telephone' }, IFD3: PLACE })
    .jpeg()
    .toBuffer();
}

/** A HEIC of 96 × 64 pixels, red and blue, with EXIF data. It was made with libheif's `heif-enc` and x265, which no package here has. */
export const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA',
    'NGlsb2MAAAAAREAAAgABAAAAAAGkAAEAAAAAAAAAMgACAAAAAAHWAAEAAAAAAAAA+gAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWlu',
    'ZmUCAAABAAIAAEV4aWYAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroC',
    'QCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAA',
    'AwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAAaaXJlZgAAAAAAAAAOY2RzYwACAAEAAQAAATRtZGF0AAAALigBr1jUTUodJL//5Wu//qP8h8oBieLtT/Ts',
    'GsRTqy/7sxyTj4q1/Q0HlBNaBcIAAAAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAAAgAAABMCAwABAAAA',
    'AQAAAGmHBAABAAAAcgAAACWIBAABAAAAwAAAAAAAAAA4YwAA6AMAADhjAADoAwAABgAAkAcABAAAADAyMTABkQcABAAAAAECAwAAoAcABAAAADAxMDABoAMA',
    'AQAAAP//AAACoAQAAQAAAGAAAAADoAQAAQAAAEAAAAAAAAAAAgABAAIAAgAAAE4AAAACAAUAAwAAAN4AAAAAAAAAKwAAAAEAAAAkAAAAAQAAACsAAAABAAAA',
  ].join(''),
  'base64',
);
