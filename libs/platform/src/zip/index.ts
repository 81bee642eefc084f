export { ZipArchive, ZipError, ZipFileError, type ZipLimits } from './zip-archive';
export { writeZip, type ZippedFile } from './write-zip';
